import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from './limits';
import { ListQuery } from './list-query.dto';
import { postSorts, sortOrders, type PostSort, type SortOrder } from './post-sort';
import { postStatuses, type PostStatus } from './post-status';
import { postTypes, type PostType } from './post-type';
import { atMost, isText } from './rules/messages';
import { BlankToAbsent, Trim } from './rules/transforms';

/** Which published posts are wanted. */
export class PostsQuery extends ListQuery {
  @IsIn(postTypes, { message: 'Type must be blog, video, demo, use_case or image' })
  @IsOptional()
  @BlankToAbsent()
  type?: PostType;

  @MaxLength(limits.search, atMost('Search', limits.search))
  @IsString(isText('Search'))
  @IsOptional()
  @Trim()
  search?: string;
}

/** Which posts of any status are wanted. */
export class AdminPostsQuery extends PostsQuery {
  /** Part of the title, where `search` looks through all of the post. */
  @MaxLength(limits.search, atMost('Title', limits.search))
  @IsString(isText('Title'))
  @IsOptional()
  @Trim()
  title?: string;

  @IsIn(postStatuses, { message: 'Status must be draft or published' })
  @IsOptional()
  @BlankToAbsent()
  status?: PostStatus;

  @IsIn(postSorts, { message: 'Sort must be updated, created, published or title' })
  @IsOptional()
  @BlankToAbsent()
  sort?: PostSort;

  /** Where absent, titles go from A to Z and dates from the latest. */
  @IsIn(sortOrders, { message: 'Order must be asc or desc' })
  @IsOptional()
  @BlankToAbsent()
  order?: SortOrder;
}
