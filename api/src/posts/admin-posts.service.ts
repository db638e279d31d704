import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AdminPostsQuery, type PostInput, limits, readingMinutes } from '@site/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { brokenConstraint } from '../database/broken-constraint';
import { ConflictError, NotFoundError } from '../errors/errors';
import type { Page } from '../http/paged';
import { keepFormerSlug } from './former-slugs';
import { selectSummaries } from './post-search';
import { Post } from './post.entity';
import { type EditablePost, type PostSummary, presentEditable, presentSummary } from './post.presenter';
import { refuseStale } from './version-tag';

/** Posts of any status, as admins write them. */
@Injectable()
export class AdminPostsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Last changed first. */
  async list({ limit = limits.page.default, ...query }: AdminPostsQuery): Promise<Page<PostSummary>> {
    const [posts, total] = await selectSummaries(this.dataSource.manager.createQueryBuilder(Post, 'post'), {
      ...query,
      limit,
    })
      .orderBy('post.updatedAt', 'DESC')
      .addOrderBy('post.id', 'DESC')
      .getManyAndCount();
    return { items: posts.map(presentSummary), total };
  }

  async get(id: number): Promise<EditablePost> {
    return presentEditable(found(await this.dataSource.manager.findOneBy(Post, { id })));
  }

  async create(input: PostInput, authorId: string): Promise<EditablePost> {
    const { manager } = this.dataSource;
    const post = manager.create(Post, { ...fieldsOf(input), status: input.status ?? 'draft', authorId });
    return presentEditable(await save(manager, post));
  }

  async update(id: number, input: PostInput, ifMatch: string | undefined): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) => {
      const post = await lock(manager, id);
      refuseStale(post, ifMatch);
      await keepFormerSlug(manager, post, input.slug);
      Object.assign(post, fieldsOf(input), { status: input.status ?? post.status });
      return presentEditable(await save(manager, post));
    });
  }

  async publish(id: number): Promise<EditablePost> {
    return this.dataSource.transaction(async (manager) => {
      const post = await lock(manager, id);
      post.status = 'published';
      return presentEditable(await save(manager, post));
    });
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Post, { id });
    if (!affected) throw notFound();
  }
}

async function lock(manager: EntityManager, id: number): Promise<Post> {
  return found(await manager.findOne(Post, { where: { id }, lock: { mode: 'pessimistic_write' } }));
}

async function save(manager: EntityManager, post: Post): Promise<Post> {
  if (post.status === 'published') post.publishedAt ??= new Date();
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
