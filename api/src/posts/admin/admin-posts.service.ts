import { Injectable } from '@nestjs/common';
import { type AdminPostsQuery, type PostInput, type PostStatus, limits } from '@site/contracts';
import { DataSource, Raw } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { changesOf } from '../../audit/changes-of';
import type { Trace } from '../../audit/trace-of';
import { ApiConfig } from '../../config/api-config';
import { type Statement, Statements } from '../../database/statements';
import type { Page } from '../../http/paged';
import type { User } from '../../users/user.entity';
import { PostDraftEntry } from '../drafts/post-draft.entity';
import { applyInput, written } from './apply-input';
import { insertPost } from './insert-post';
import { listPosts } from '../lists/list-posts';
import { scheduleOf } from '../scheduling/post-schedule';
import { Post } from '../post.entity';
import { type AdminPostSummary, type EditablePost, type PostSummary, presentEditable } from '../post.presenter';
import type { UnpublishedChanges } from '../drafts/post-draft.presenter';
import { refuseDeepNesting } from '../public/published-html';
import { type Change, changeLockedPost, changePost, changeStatus, postNotFound } from './write-post';

/** Posts of any status, as admins write them. */
@Injectable()
export class AdminPostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly config: ApiConfig,
  ) {}

  /** Last changed first by default. */
  async list({ limit = limits.page.default, ...query }: AdminPostsQuery): Promise<Page<AdminPostSummary>> {
    const { searchDeadlineMs: deadlineMs } = this.config;
    const { items, ...length } = await listPosts(this.statements, { ...query, limit, deadlineMs });
    const drafts = await this.statements.query<DraftFacts>(draftsOf, [items.map(({ id }) => id)]);
    const changes = new Map(drafts.map(({ postId, ...facts }) => [postId, facts]));
    const withChanges = (post: PostSummary): AdminPostSummary => {
      const unpublishedChanges = changes.get(post.id);
      return unpublishedChanges ? { ...post, unpublishedChanges } : post;
    };
    return { items: items.map(withChanges), ...length };
  }

  async get(id: number): Promise<EditablePost> {
    const post = await this.dataSource.manager.findOneBy(Post, { id });
    if (!post) throw postNotFound();
    return presentEditable(post, await this.dataSource.manager.findOneBy(PostDraftEntry, { postId: id }));
  }

  async create(input: PostInput, author: User, trace: Trace): Promise<EditablePost> {
    await refuseDeepNesting(input.content);
    const post = this.dataSource.manager.create(Post, {
      ...written(input, { authorId: author.id }),
      status: input.status ?? 'draft',
    });
    post.publishAt = scheduleOf(post, input);
    return presentEditable(await insertPost(this.dataSource, post, author, trace));
  }

  async update(id: number, input: PostInput, by: User, ifMatch: string | undefined): Promise<EditablePost> {
    await refuseDeepNesting(input.content);
    return this.dataSource.transaction(async (manager) =>
      presentEditable(await changePost(manager, id, { by, ifMatch }, (post) => applyInput(post, input))),
    );
  }

  publish(id: number, by: User, ifMatch?: string): Promise<EditablePost> {
    return this.setStatus(id, 'published', { by, ifMatch });
  }

  async setStatus(id: number, status: PostStatus, change: Change): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) =>
      presentEditable(await changeStatus(manager, id, status, change)),
    );
  }

  /** The drafts that are due, the longest waiting first. */
  async listDue(limit: number): Promise<number[]> {
    const posts = await this.dataSource.manager.find(Post, {
      select: { id: true },
      where: isDue,
      order: { publishAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return posts.map(({ id }) => id);
  }

  /** False where another process is publishing it, or has done so. */
  async publishDue(id: number): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const post = await manager.findOne(Post, { where: { id, ...isDue }, lock });
      if (!post) return false;
      const before = { ...post };
      await changeLockedPost(manager, post, { by: null }, () => {
        post.status = 'published';
      });
      const changes = changesOf(['publishAt', 'publishedAt', 'status'], { ...before }, { ...post });
      const fields = changes.map(({ field }) => field);
      const facts = { targetId: String(id), targetName: post.title, fields, changes };
      await appendAudit(manager, { action: 'publishScheduledPost', target: 'post', ...facts });
      return true;
    });
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Post, { id });
    if (!affected) throw postNotFound();
  }
}

const draftsOf: Statement = {
  name: 'unpublished changes of posts',
  text: 'SELECT "postId", "publishAt", failure FROM post_drafts WHERE "postId" = ANY ($1::integer[])',
};

type DraftFacts = UnpublishedChanges & { postId: number };

/** By the clock of the database, which all processes share. */
const isDue = { status: 'draft', publishAt: Raw((column) => `${column} <= now()`) } as const;
