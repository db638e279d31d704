import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import * as limits from './limits';
import { ListQuery } from './list-query.dto';
import { postSorts, sortOrders, type PostSort, type SortOrder } from './post-sort';
import { postStatuses, type PostStatus } from './post-status';
import { postTypes, type PostType } from './post-type';
import { IsText } from './rules/text';
import { BlankToAbsent, Trim, TrueOrFalse } from './rules/transforms';

/** Which published posts are wanted. */
export class PostsQuery extends ListQuery {
  @IsIn(postTypes, { message: 'Type must be blog, video, demo, use_case or image' })
  @IsOptional()
  @BlankToAbsent()
  type?: PostType;

  @IsText('Search', limits.search)
  @IsOptional()
  @Trim()
  search?: string;

  /** A tag of the post, as it is written there. */
  @IsText('Tag', limits.tag)
  @IsOptional()
  @BlankToAbsent()
  @Trim()
  tag?: string;
}

/** Which posts of any status are wanted. */
export class AdminPostsQuery extends PostsQuery {
  /** Part of the title, where `search` looks through all of the post. */
  @IsText('Title', limits.search)
  @IsOptional()
  @Trim()
  title?: string;

  @IsIn(postStatuses, { message: 'Status must be draft or published' })
  @IsOptional()
  @BlankToAbsent()
  status?: PostStatus;

  @IsText('Author', limits.userId)
  @IsOptional()
  @BlankToAbsent()
  authorId?: string;

  /** Id of a user: their drafts, and posts whose unpublished changes they saved last. */
  @IsText('Drafts of', limits.userId)
  @IsOptional()
  @BlankToAbsent()
  draftsOf?: string;

  /** Whether a moment is set at which the draft, or changes of a published post, are published by themselves. */
  @IsBoolean({ message: 'Scheduled must be true or false' })
  @IsOptional()
  @BlankToAbsent()
  @TrueOrFalse()
  scheduled?: boolean;

  /** Whether the draft, or changes of a published post, were to be published by themselves and could not be. */
  @IsBoolean({ message: 'Failed must be true or false' })
  @IsOptional()
  @BlankToAbsent()
  @TrueOrFalse()
  failed?: boolean;

  /** Whether there are changes that were saved and not published. */
  @IsBoolean({ message: 'Unpublished changes must be true or false' })
  @IsOptional()
  @BlankToAbsent()
  @TrueOrFalse()
  unpublishedChanges?: boolean;

  @IsIn(postSorts, { message: 'Sort must be updated, created, published, title or due' })
  @IsOptional()
  @BlankToAbsent()
  sort?: PostSort;

  /** Where absent, titles go from A to Z, what is due soonest first, and dates from the latest. */
  @IsIn(sortOrders, { message: 'Order must be asc or desc' })
  @IsOptional()
  @BlankToAbsent()
  order?: SortOrder;
}
