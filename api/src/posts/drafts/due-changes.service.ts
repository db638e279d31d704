import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { recordedOfPosts } from '../../audit/audited-subject';
import { changesOf } from '../../audit/changes-of';
import { ApiError, ConflictError } from '../../errors/errors';
import { applyInput } from '../admin/apply-input';
import { changeLockedPost, outdatedChanges } from '../admin/write-post';
import { Post } from '../post.entity';
import { changedFields } from '../revisions/record-revision';
import { PostDraftEntry } from './post-draft.entity';
import { finished } from './post-drafts.service';

/** By the clock of the database, which all processes share. */
const isDue = { publishAt: Raw((column) => `${column} <= now()`) };

/** Publishes unpublished changes whose time has come. */
@Injectable()
export class DueChangesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Posts whose changes are due, the longest waiting first. */
  async listDue(limit: number): Promise<number[]> {
    const drafts = await this.dataSource.manager.find(PostDraftEntry, {
      select: { postId: true },
      where: isDue,
      order: { publishAt: 'ASC', postId: 'ASC' },
      take: limit,
    });
    return drafts.map(({ postId }) => postId);
  }

  /**
   * False where another process is at it, or has been. Changes that may not be published, such as those of a post that
   * was changed meanwhile, stay, without a time and with the reason.
   */
  async publishDue(postId: number): Promise<boolean> {
    try {
      return await this.dataSource.transaction((manager) => publishDue(manager, postId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failed = { publishAt: null, failure: error.message };
      await this.dataSource.manager.update(PostDraftEntry, { postId, ...isDue }, failed);
      throw error;
    }
  }
}

async function publishDue(manager: EntityManager, postId: number): Promise<boolean> {
  // Everybody who writes changes locks the post first.
  const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
  const post = await manager.findOne(Post, { where: { id: postId }, lock });
  const draft = post && (await manager.findOneBy(PostDraftEntry, { postId, ...isDue }));
  if (!draft) return false;
  if (draft.version !== post.version) throw new ConflictError(outdatedChanges);
  const input = await finished(manager, post, draft);
  const before = { ...post };
  await changeLockedPost(manager, post, { by: null }, () => applyInput(post, { ...input, status: 'published' }));
  await manager.delete(PostDraftEntry, { postId });
  const changes = changesOf(recordedOfPosts, { ...before }, { ...post });
  const facts = { targetId: String(postId), targetName: post.title, fields: changedFields(before, post), changes };
  await appendAudit(manager, { action: 'publishScheduledChanges', target: 'post', ...facts });
  return true;
}
