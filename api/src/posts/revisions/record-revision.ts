import { type PostField, postFields } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { nameOfUser } from '../../users/name-of-user';
import type { User } from '../../users/user.entity';
import { pick } from '../pick';
import { bodyFields, type PostFields } from '../post-fields.entity';
import { presentMeta } from '../post-meta';
import type { Post } from '../post.entity';
import { PostRevision } from './post-revision.entity';

/** Who saves: a user, or null when the product does, such as by a schedule. */
export type Editor = Pick<User, 'id' | 'username' | 'firstName' | 'lastName'> | null;

export interface Save {
  by: Editor;
  /** What the post held before; absent for its first revision. */
  before?: PostFields;
  restoredFrom?: number;
}

/** Stores the post as it is now. A save that changed nothing leaves no revision. */
export async function recordRevision(manager: EntityManager, post: Post, save: Save): Promise<void> {
  const changed = save.before ? changedFields(save.before, post) : [];
  if (save.before && changed.length === 0) return;
  await manager.insert(PostRevision, {
    ...fieldsOf(post),
    postId: post.id,
    number: post.version,
    savedAt: post.updatedAt,
    savedById: save.by?.id ?? null,
    savedByName: save.by && nameOfUser(save.by),
    changed,
    restoredFrom: save.restoredFrom ?? null,
  });
}

/** A copy of what a post holds, for comparing it later. */
export const fieldsOf = (post: PostFields): PostFields => ({ ...pick(post, postFields), tags: [...post.tags] });

/** The same as responses list it. */
export const presentFieldsOf = ({ authorId, ...post }: PostFields) => ({
  ...pick(post, [...bodyFields, 'slug', 'status', 'publishAt']),
  ...presentMeta(post),
  ...(authorId && { authorId }),
});

export const changedFields = (before: PostFields, after: PostFields): PostField[] =>
  postFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
