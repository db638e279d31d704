import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AdminPostsQuery, type PostInput, type PostStatus, limits } from '@site/contracts';
import { DataSource, Raw } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { changesOf } from '../../audit/changes-of';
import type { Trace } from '../../audit/trace-of';
import { Statements } from '../../database/statements';
import type { Page } from '../../http/paged';
import type { User } from '../../users/user.entity';
import { insertPost } from './insert-post';
import { listPosts } from '../lists/list-posts';
import { scheduleOf } from '../scheduling/post-schedule';
import { Post } from '../post.entity';
import { type EditablePost, type PostSummary, presentEditable } from '../post.presenter';
import { refuseDeepNesting } from '../public/published-html';
import { type Change, changeLockedPost, changePost, postNotFound } from './write-post';

/** Posts of any status, as admins write them. */
@Injectable()
export class AdminPostsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
  ) {}

  /** Last changed first by default. */
  list({ limit = limits.page.default, ...query }: AdminPostsQuery): Promise<Page<PostSummary>> {
    return listPosts(this.statements, { ...query, limit });
  }

  async get(id: number): Promise<EditablePost> {
    const post = await this.dataSource.manager.findOneBy(Post, { id });
    if (!post) throw postNotFound();
    return presentEditable(post);
  }

  async create(input: PostInput, author: User, trace: Trace): Promise<EditablePost> {
    await refuseDeepNesting(input.content);
    const post = this.dataSource.manager.create(Post, {
      ...written(input),
      status: input.status ?? 'draft',
      authorId: author.id,
    });
    post.publishAt = scheduleOf(post, input);
    return presentEditable(await insertPost(this.statements, post, author, trace));
  }

  async update(id: number, input: PostInput, by: User, ifMatch: string | undefined): Promise<EditablePost> {
    await refuseDeepNesting(input.content);
    return this.change(id, { by, ifMatch }, (post) => {
      Object.assign(post, written(input), { status: input.status ?? post.status });
      post.publishAt = scheduleOf(post, input);
    });
  }

  publish(id: number, by: User, ifMatch?: string): Promise<EditablePost> {
    return this.setStatus(id, 'published', { by, ifMatch });
  }

  /** Clears the planned publication as well. */
  setStatus(id: number, status: PostStatus, change: Change): Promise<EditablePost> {
    return this.change(id, change, (post) => {
      Object.assign(post, { status, publishAt: null });
    });
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

  private change(id: number, change: Change, apply: (post: Post) => void): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) =>
      presentEditable(await changePost(manager, id, change, apply)),
    );
  }
}

/** By the clock of the database, which all processes share. */
const isDue = { status: 'draft', publishAt: Raw((column) => `${column} <= now()`) } as const;

/** All fields that an editor writes; what the input omits is cleared. */
function written({ title, slug, content, type, ...optional }: PostInput) {
  const { summary = null, coverImageUrl = null, videoUrl = null, mediaUrl = null, tags } = optional;
  return { title, slug, content, type, summary, coverImageUrl, videoUrl, mediaUrl, tags: tags ?? [] };
}
