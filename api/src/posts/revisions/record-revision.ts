import { type PostField, postFields } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { nameOfUser } from '../../users/name-of-user';
import type { User } from '../../users/user.entity';
import type { PostFields } from '../post-fields.entity';
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
export function fieldsOf(post: PostFields): PostFields {
  const { slug, title, summary, content, type, coverImageUrl, videoUrl, mediaUrl, tags, status, publishAt } = post;
  const { metaTitle, metaDescription, socialImageUrl, authorId } = post;
  return {
    ...{ slug, title, summary, content, type, coverImageUrl, videoUrl, mediaUrl, tags: [...tags], status, publishAt },
    ...{ metaTitle, metaDescription, socialImageUrl, authorId },
  };
}

/** The same as responses list it. */
export function presentFieldsOf(post: PostFields) {
  const { slug, title, summary, content, type, coverImageUrl, videoUrl, mediaUrl, tags, status, publishAt } = post;
  return {
    ...{ slug, title, summary, content, type, coverImageUrl, videoUrl, mediaUrl, tags, status, publishAt },
    ...presentMeta(post),
    ...(post.authorId && { authorId: post.authorId }),
  };
}

export const changedFields = (before: PostFields, after: PostFields): PostField[] =>
  postFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
