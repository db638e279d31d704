import { IsBoolean, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { limits } from './limits';
import { ListQuery } from './list-query.dto';
import { MaxLength } from './rules/lengths';
import { atMost, isText, required } from './rules/messages';
import { Trim } from './rules/transforms';

/** Which tags of posts are wanted. */
export class TagsQuery extends ListQuery {
  /** A part of the tag. */
  @MaxLength(limits.search, atMost('Search', limits.search))
  @IsString(isText('Search'))
  @IsOptional()
  @Trim()
  search?: string;
}

/** Names a tag, as it is written at posts. */
export class TagQuery {
  @MaxLength(limits.tag, atMost('Name', limits.tag))
  @IsString(isText('Name'))
  @IsNotEmpty(required('Name'))
  name!: string;
}

/** Another name for a tag, at all posts. */
export class TagRenameInput extends TagQuery {
  @MaxLength(limits.tag, atMost('New name', limits.tag))
  @IsString(isText('New name'))
  @IsNotEmpty(required('New name'))
  @Trim()
  newName!: string;

  /** Agrees that posts have the new name already, and that the two tags become one. */
  @IsBoolean({ message: 'Merge must be true or false' })
  @IsOptional()
  merge?: boolean;
}
