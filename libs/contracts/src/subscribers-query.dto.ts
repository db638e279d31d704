import { IsIn, IsOptional, IsString } from 'class-validator';
import { limits } from './limits';
import { ListQuery } from './list-query.dto';
import { type SubscriberState, subscriberStates } from './newsletter';
import { MaxLength } from './rules/lengths';
import { atMost, isText } from './rules/messages';
import { BlankToAbsent, Trim } from './rules/transforms';

/** Which subscribers of newsletters are wanted. */
export class SubscribersQuery extends ListQuery {
  @IsIn(subscriberStates, { message: 'State must be pending, subscribed or unsubscribed' })
  @IsOptional()
  @BlankToAbsent()
  state?: SubscriberState;

  @MaxLength(limits.search, atMost('Search', limits.search))
  @IsString(isText('Search'))
  @IsOptional()
  @Trim()
  search?: string;
}
