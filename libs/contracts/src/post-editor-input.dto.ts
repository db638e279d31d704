import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import * as limits from './limits';
import { UnfinishedPost } from './post-draft-input.dto';
import { postStatuses, type PostStatus } from './post-status';
import { IsText } from './rules/text';
import { WholeNumber } from './rules/transforms';

const postRule = { message: 'Post must be the id of a post' };
const versionRule = { message: 'Version must be a version of the post' };

/** What is open in an editor. */
export class PostEditorInput {
  /** Absent for a new post. */
  @Max(limits.id, postRule)
  @Min(1, postRule)
  @IsInt(postRule)
  @IsOptional()
  post?: number | null;
}

/** What stands in an editor and is not saved. */
export class UnsavedPostInput extends UnfinishedPost {
  /** Absent for a new post. */
  @Max(limits.id, postRule)
  @Min(1, postRule)
  @IsInt(postRule)
  @IsOptional()
  post?: number | null;

  @IsIn(postStatuses, { message: 'Status must be draft or published' })
  @IsOptional()
  status?: PostStatus;

  /** As it is typed. */
  @IsText('Publish at', limits.instant)
  @IsOptional()
  publishAt?: string | null;

  /** The version of the post that it was written on; absent for a new post. */
  @Max(limits.id, versionRule)
  @Min(1, versionRule)
  @IsInt(versionRule)
  @IsOptional()
  version?: number | null;

  /** Tag of the unpublished changes that it was written on; absent where there were none. */
  @IsText('Tag', limits.draftTag)
  @IsOptional()
  tag?: string | null;
}

/** Of which post what is unsaved is wanted. */
export class UnsavedPostsQuery {
  /** Absent for posts that were never saved. */
  @Max(limits.id, postRule)
  @Min(1, postRule)
  @IsInt(postRule)
  @IsOptional()
  @WholeNumber()
  post?: number;
}
