import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import * as limits from './limits';
import { limitRule, type ListQuery, offsetRule } from './list-query.dto';
import { type MessageFilter, messageFilters, monthPattern } from './message-filter';
import { messageStates, type MessageState } from './message-state';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim, TrueOrFalse, WholeNumber } from './rules/transforms';

const filterRule = { message: 'Filter must be all, unread, read or deleted' };
const stateRule = { message: 'State must be new, open, answered, closed or spam' };
const overdueRule = { message: 'Overdue must be true or false' };
const monthRule = { message: 'Month must be such as 2026-11' };

/** Which messages of visitors are wanted. An export holds all of them. */
export class ContactExportQuery {
  @IsIn(messageFilters, filterRule)
  @IsOptional()
  @BlankToAbsent()
  filter?: MessageFilter;

  @IsIn(messageStates, stateRule)
  @IsOptional()
  @BlankToAbsent()
  state?: MessageState;

  /** Id of the user whose they are; `none`: nobody's. */
  @IsText('Person', limits.userId)
  @IsOptional()
  @BlankToAbsent()
  assignee?: string;

  /** Whether they wait for longer than the site promises. */
  @IsBoolean(overdueRule)
  @IsOptional()
  @BlankToAbsent()
  @TrueOrFalse()
  overdue?: boolean;

  /** The page that led to the form; `none`: it is not known. Without a state, spam is left out. */
  @IsText('Source page', limits.address)
  @IsOptional()
  @BlankToAbsent()
  sourcePage?: string;

  /** In which they arrived, such as 2026-11, in UTC. Without a state, spam is left out. */
  @Matches(monthPattern, monthRule)
  @IsOptional()
  @BlankToAbsent()
  month?: string;

  @IsText('Search', limits.search)
  @IsOptional()
  @Trim()
  search?: string;
}

/** Which part of these messages is wanted. */
export class ContactQuery extends ContactExportQuery implements ListQuery {
  @IsBoolean({ message: 'isRead must be true or false' })
  @IsOptional()
  @TrueOrFalse()
  isRead?: boolean;

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
