import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import * as limits from './limits';
import { type PostStatus, postStatuses } from './post-status';
import { required } from './rules/messages';

const bulkActions = ['setStatus', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

const idRule = { each: true, message: 'Ids must be ids of posts' };

/** One action on several posts at once. */
export class PostsBulkInput {
  @IsIn(bulkActions, { message: 'Action must be setStatus or delete' })
  @IsNotEmpty(required('Action'))
  action!: BulkAction;

  /** What `setStatus` sets. */
  @IsIn(postStatuses, { message: 'Status must be draft or published' })
  @IsNotEmpty(required('Status'))
  @ValidateIf(({ action }: PostsBulkInput) => action === 'setStatus')
  status?: PostStatus;

  @Max(limits.id, idRule)
  @Min(1, idRule)
  @IsInt(idRule)
  @ArrayUnique({ message: 'Ids must name each post once' })
  @ArrayMaxSize(limits.page.max, { message: `Choose at most ${limits.page.max} posts` })
  @ArrayMinSize(1, { message: 'Choose at least one post' })
  @IsArray({ message: 'Ids must be a list' })
  ids!: number[];
}
