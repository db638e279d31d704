import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from './limits';
import { ListQuery } from './list-query.dto';
import { type MessageFilter, messageFilters } from './message-filter';
import { atMost, isText } from './rules/messages';
import { BlankToAbsent, Trim, TrueOrFalse } from './rules/transforms';

const filterRule = { message: 'Filter must be all, unread, read or deleted' };

/** Which messages of visitors are wanted. */
export class ContactQuery extends ListQuery {
  @IsIn(messageFilters, filterRule)
  @IsOptional()
  @BlankToAbsent()
  filter?: MessageFilter;

  @IsBoolean({ message: 'isRead must be true or false' })
  @IsOptional()
  @TrueOrFalse()
  isRead?: boolean;

  @MaxLength(limits.search, atMost('Search', limits.search))
  @IsString(isText('Search'))
  @IsOptional()
  @Trim()
  search?: string;
}

/** Which messages an export holds; there is no part of it. */
export class ContactExportQuery {
  @IsIn(messageFilters, filterRule)
  @IsOptional()
  @BlankToAbsent()
  filter?: MessageFilter;

  @MaxLength(limits.search, atMost('Search', limits.search))
  @IsString(isText('Search'))
  @IsOptional()
  @Trim()
  search?: string;
}
