import { Injectable } from '@nestjs/common';
import { type PostsQuery, limits } from '@site/contracts';
import { EntityManager } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { Statements } from '../../database/statements';
import { NotFoundError } from '../../errors/errors';
import type { Page } from '../../http/paged';
import { listPosts } from '../lists/list-posts';
import { PostMoved } from './post-moved';
import { Post } from '../post.entity';
import { type PostDetails, type PostSummary, presentDetails, presentSummary } from '../post.presenter';
import { PublishedPosts } from './published-posts';
import { FormerSlug } from '../slugs/former-slug.entity';

/** Published posts, as visitors read them. */
@Injectable()
export class PublicPostsService {
  constructor(
    private readonly manager: EntityManager,
    private readonly published: PublishedPosts,
    private readonly statements: Statements,
    private readonly config: ApiConfig,
  ) {}

  /** Newest first, behind the pinned post where nothing else is asked for. */
  async list({ limit = limits.page.default, ...query }: PostsQuery): Promise<Page<PostSummary>> {
    if (query.search || query.tag || query.offset) {
      const pinnedFirst = !query.search && !query.tag && !query.type;
      const wanted = { ...query, limit, pinnedFirst, deadlineMs: this.config.searchDeadlineMs };
      return listPosts(this.statements, { ...wanted, status: 'published', sort: 'published' });
    }
    const { posts, total } = await this.published.newest(limit, query.type);
    return { items: posts.map(presentSummary), total };
  }

  /** Throws PostMoved for an address that a published post once had. */
  async read(slug: string): Promise<PostDetails> {
    const post = await this.published.findBySlug(slug);
    if (post) return presentDetails(post);
    const successor = await this.findSuccessor(slug);
    if (successor) throw new PostMoved(successor);
    throw new NotFoundError('Post not found');
  }

  /** Never the slug itself, which another visitor's rename may have brought back meanwhile: that would lead in circles. */
  private async findSuccessor(slug: string): Promise<string | undefined> {
    const post = await this.manager
      .createQueryBuilder(Post, 'post')
      .select(['post.id', 'post.slug'])
      .innerJoin(FormerSlug, 'former', 'former."postId" = post.id')
      .where(`former.slug = :slug AND post.slug <> :slug AND post.status = 'published'`, { slug })
      .getOne();
    return post?.slug;
  }
}
