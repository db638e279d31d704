import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { limits } from '@site/contracts';
import { Repository } from 'typeorm';
import { ApiConfig } from '../config/api-config';
import { GoneError, NotFoundError } from '../errors/errors';
import { type PreviewLink, presentPreviewLink } from './preview-link.presenter';
import { readPreviewToken, writePreviewToken } from './preview-token';
import { Post } from './post.entity';
import { type PostDetails, presentDetails } from './post.presenter';

const lifetimeMs = limits.previewDays * 24 * 3_600_000;

/** Posts as who has a link to their preview reads them, whatever their status. */
@Injectable()
export class PreviewsService {
  private readonly secret: string;

  constructor(
    @InjectRepository(Post) private readonly posts: Repository<Post>,
    { session }: ApiConfig,
  ) {
    this.secret = session.secret;
  }

  async link(postId: number): Promise<PreviewLink> {
    if (!(await this.posts.existsBy({ id: postId }))) throw new NotFoundError('Post not found');
    // The token counts in seconds.
    const expiresAt = new Date(Math.floor((Date.now() + lifetimeMs) / 1000) * 1000);
    return presentPreviewLink(writePreviewToken({ postId, expiresAt }, this.secret), expiresAt);
  }

  /** The post as it was last saved. */
  async read(token: string): Promise<PostDetails> {
    const claim = readPreviewToken(token, this.secret);
    if (!claim) throw new NotFoundError('This preview link is not valid. Ask for a new one.');
    if (claim.expiresAt.getTime() <= Date.now()) {
      throw new GoneError('This preview link has expired. Ask for a new one.');
    }
    const post = await this.posts.findOneBy({ id: claim.postId });
    if (!post) throw new NotFoundError('The post of this preview was deleted.');
    return presentDetails(post);
  }
}
