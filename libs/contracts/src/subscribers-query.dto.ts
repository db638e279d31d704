import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import * as limits from './limits';
import { limitRule, type ListQuery, offsetRule } from './list-query.dto';
import { type SubscriberState, subscriberStates } from './newsletter';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim, WholeNumber } from './rules/transforms';

/** Which subscribers of newsletters are wanted. An export holds all of them. */
export class SubscribersExportQuery {
  @IsIn(subscriberStates, { message: 'State must be pending, subscribed or unsubscribed' })
  @IsOptional()
  @BlankToAbsent()
  state?: SubscriberState;

  @IsText('Search', limits.search)
  @IsOptional()
  @Trim()
  search?: string;
}

/** Which part of these subscribers is wanted. */
export class SubscribersQuery extends SubscribersExportQuery implements ListQuery {
  @Max(limits.page.max, limitRule)
  @Min(1, limitRule)
  @IsInt(limitRule)
  @IsOptional()
  @WholeNumber()
  limit?: number;

  @Max(limits.offset, offsetRule)
  @Min(0, offsetRule)
  @IsInt(offsetRule)
  @IsOptional()
  @WholeNumber()
  offset?: number;
}
