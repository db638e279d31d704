import { IsIn, IsOptional } from 'class-validator';
import { limits } from './limits';
import { ListQuery } from './list-query.dto';
import { type SubscriberState, subscriberStates } from './newsletter';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim } from './rules/transforms';

/** Which subscribers of newsletters are wanted. */
export class SubscribersQuery extends ListQuery {
  @IsIn(subscriberStates, { message: 'State must be pending, subscribed or unsubscribed' })
  @IsOptional()
  @BlankToAbsent()
  state?: SubscriberState;

  @IsText('Search', limits.search)
  @IsOptional()
  @Trim()
  search?: string;
}
