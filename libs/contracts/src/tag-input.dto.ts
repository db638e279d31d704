import { IsBoolean, IsNotEmpty, IsOptional } from 'class-validator';
import * as limits from './limits';
import { ListQuery } from './list-query.dto';
import { required } from './rules/messages';
import { IsText } from './rules/text';
import { Trim } from './rules/transforms';

/** Which tags of posts are wanted. */
export class TagsQuery extends ListQuery {
  /** A part of the tag. */
  @IsText('Search', limits.search)
  @IsOptional()
  @Trim()
  search?: string;
}

/** Names a tag, as it is written at posts. */
export class TagQuery {
  @IsText('Name', limits.tag)
  @IsNotEmpty(required('Name'))
  name!: string;
}

/** Another name for a tag, at all posts. */
export class TagRenameInput extends TagQuery {
  @IsText('New name', limits.tag)
  @IsNotEmpty(required('New name'))
  @Trim()
  newName!: string;

  /** Agrees that posts have the new name already, and that the two tags become one. */
  @IsBoolean({ message: 'Merge must be true or false' })
  @IsOptional()
  merge?: boolean;
}
