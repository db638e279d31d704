import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AdminPostsQuery, type PostInput, type PostStatus, limits, readingMinutes } from '@site/contracts';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { brokenConstraint } from '../database/broken-constraint';
import { ConflictError, NotFoundError } from '../errors/errors';
import type { Page } from '../http/paged';
import { keepFormerSlug } from './former-slugs';
import { scheduleOf } from './post-schedule';
import { orderSummaries, selectSummaries } from './post-search';
import { Post } from './post.entity';
import { type EditablePost, type PostSummary, presentEditable, presentSummary } from './post.presenter';
import { refuseStale } from './version-tag';

/** Posts of any status, as admins write them. */
@Injectable()
export class AdminPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Last changed first unless told. */
  async list({ limit = limits.page.default, ...query }: AdminPostsQuery): Promise<Page<PostSummary>> {
    const builder = this.dataSource.manager.createQueryBuilder(Post, 'post');
    const [posts, total] = await orderSummaries(selectSummaries(builder, { ...query, limit }), query).getManyAndCount();
    return { items: posts.map(presentSummary), total };
  }

  async get(id: number): Promise<EditablePost> {
    return presentEditable(found(await this.dataSource.manager.findOneBy(Post, { id })));
  }

  async create(input: PostInput, authorId: string): Promise<EditablePost> {
    const { manager } = this.dataSource;
    const post = manager.create(Post, { ...fieldsOf(input), status: input.status ?? 'draft', authorId });
    post.publishAt = scheduleOf(post, input);
    return presentEditable(await save(manager, post));
  }

  async update(id: number, input: PostInput, ifMatch: string | undefined): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) => {
      const post = await lock(manager, id);
      refuseStale(post, ifMatch);
      await keepFormerSlug(manager, post, input.slug);
      Object.assign(post, fieldsOf(input), { status: input.status ?? post.status });
      post.publishAt = scheduleOf(post, input);
      return presentEditable(await save(manager, post));
    });
  }

  publish(id: number): Promise<EditablePost> {
    return this.setStatus(id, 'published');
  }

  unpublish(id: number): Promise<EditablePost> {
    return this.setStatus(id, 'draft');
  }

  /** The drafts whose time has come, the longest waiting first. */
  async listDue(limit: number): Promise<number[]> {
    const posts = await this.dataSource.manager.find(Post, {
      select: { id: true },
      where: isDue,
      order: { publishAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return posts.map(({ id }) => id);
  }

  /** False where another process does it at this moment, or has done it. */
  async publishDue(id: number): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const post = await manager.findOne(Post, { where: { id, ...isDue }, lock });
      if (!post) return false;
      post.status = 'published';
      await save(manager, post);
      return true;
    });
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Post, { id });
    if (!affected) throw notFound();
  }

  private setStatus(id: number, status: PostStatus): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) => {
      const post = await lock(manager, id);
      Object.assign(post, { status, publishAt: null });
      return presentEditable(await save(manager, post));
    });
  }
}

/** Told by the clock of the database, which all processes share. */
const isDue = { status: 'draft', publishAt: Raw((column) => `${column} <= now()`) } as const;

async function lock(manager: EntityManager, id: number): Promise<Post> {
  return found(await manager.findOne(Post, { where: { id }, lock: { mode: 'pessimistic_write' } }));
}

async function save(manager: EntityManager, post: Post): Promise<Post> {
  if (post.status === 'published') {
    post.publishedAt ??= new Date();
    post.publishAt = null;
  }
  return manager.save(post).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'posts_slug_key') throw error;
    const message = 'Another post already has this slug.';
    throw new ConflictError(message, { slug: message });
  });
}

/** All fields that an editor writes; what the input leaves out is emptied. */
function fieldsOf({ title, slug, content, type, ...optional }: PostInput) {
  const { summary = null, coverImageUrl = null, videoUrl = null, mediaUrl = null, tags } = optional;
  return {
    ...{ title, slug, content, type, summary, coverImageUrl, videoUrl, mediaUrl },
    tags: tags ?? [],
    readingMinutes: readingMinutes(content),
  };
}

function found(post: Post | null): Post {
  if (!post) throw notFound();
  return post;
}

const notFound = () => new NotFoundError('Post not found');
