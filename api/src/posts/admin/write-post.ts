import { type PostStatus, readingMinutes } from '@site/contracts';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { brokenConstraint } from '../../database/broken-constraint';
import { databaseTime } from '../../database/database-time';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors/errors';
import { PostDraftEntry } from '../drafts/post-draft.entity';
import { Post } from '../post.entity';
import { type Editor, fieldsOf, recordRevision } from '../revisions/record-revision';
import { recordFormerSlug } from '../slugs/former-slugs';
import { refuseStale } from './version-tag';

export interface Change {
  by: Editor;
  /** Refuses with StalePostError unless the post has a version that this names. */
  ifMatch?: string;
  /** The revision whose text the change brings back. */
  restoredFrom?: number;
  /** The caller makes unpublished changes those of the new version, so that what is planned stays so. */
  movesDraft?: boolean;
}

/** Why changes to a post that became a draft are not published automatically. */
const nowDraft = 'The post was set to draft after these changes were planned.';

/** Why changes to an earlier version are not published automatically. */
export const outdatedChanges = 'The post was changed after these changes were saved.';

/**
 * The one way to change a stored post, whoever does, within a transaction: locks it, keeps the address that it leaves, and records what the
 * change made of it.
 */
export async function changePost(
  manager: EntityManager,
  id: number,
  change: Change,
  apply: (post: Post) => void,
): Promise<Post> {
  const post = await manager.findOne(Post, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!post) throw postNotFound();
  return changeLockedPost(manager, post, change, apply);
}

/** As `changePost`, for a caller that has locked the post in a way of its own. */
export async function changeLockedPost(
  manager: EntityManager,
  post: Post,
  { by, ifMatch, restoredFrom, movesDraft }: Change,
  apply: (post: Post) => void,
): Promise<Post> {
  refuseStale(post, ifMatch);
  const before = fieldsOf(post);
  apply(post);
  await recordFormerSlug(manager, post.id, before, post);
  await derive(manager, post);
  const saved = await manager.save(post).catch(translateRefusal);
  await recordRevision(manager, saved, { by, before, restoredFrom });
  if (!movesDraft) await cancelPlan(manager, saved);
  return saved;
}

/** Of unpublished changes that the post has left behind: nobody is to wait for a time at which they would be refused. */
async function cancelPlan(manager: EntityManager, { id: postId, version }: Post): Promise<void> {
  const outdated = { postId, version: LessThan(version), publishAt: Not(IsNull()) };
  await manager.update(PostDraftEntry, outdated, { publishAt: null, failure: outdatedChanges });
}

/**
 * Clears the planned publication as well. Unpublished changes of the post before are those of the post now, which differs in
 * nothing that they hold; those of a draft wait for whoever publishes it.
 */
export async function changeStatus(
  manager: EntityManager,
  id: number,
  status: PostStatus,
  change: Change,
): Promise<Post> {
  let version = 0;
  const post = await changePost(manager, id, { ...change, movesDraft: true }, (changed) => {
    ({ version } = changed);
    Object.assign(changed, { status, publishAt: null });
  });
  const drafts = { postId: id, version };
  if (status === 'draft') {
    const planned = { ...drafts, publishAt: Not(IsNull()) };
    await manager.update(PostDraftEntry, planned, { publishAt: null, failure: nowDraft });
  }
  await manager.update(PostDraftEntry, drafts, { version: post.version });
  return post;
}

export function postNotFound(): NotFoundError {
  return new NotFoundError('Post not found');
}

/** Sets what follows from the fields: reading time, when the post was first published, and that it need not be again. */
export async function derive(manager: EntityManager, post: Post): Promise<void> {
  post.readingMinutes = readingMinutes(post.content);
  if (post.status === 'published') {
    // As `updatedAt`: no post was changed before it was published.
    post.publishedAt ??= await databaseTime(manager);
    post.publishAt = null;
  }
}

/** What the database refuses of a post or its unpublished changes, as its editor is told. */
export function translateRefusal(error: unknown): never {
  switch (brokenConstraint(error)) {
    case 'posts_slug_key': {
      const message = 'Another post already has this slug.';
      throw new ConflictError(message, { slug: message });
    }
    case 'posts_author_fkey':
    case 'post_drafts_author_fkey': {
      const message = 'This author’s account no longer exists. Choose another one.';
      throw new InvalidInputError(message, { authorId: message });
    }
    default:
      throw error;
  }
}
