import { Injectable } from '@nestjs/common';
import { limits, readingMinutes } from '@site/contracts';
import { isUUID } from 'class-validator';
import { randomUUID } from 'node:crypto';
import { EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { ApiConfig } from '../../config/api-config';
import { GoneError, NotFoundError } from '../../errors/errors';
import { nameOfUser } from '../../users/name-of-user';
import { fullNameOf, User } from '../../users/user.entity';
import { Post } from '../post.entity';
import { PostDraftEntry } from '../drafts/post-draft.entity';
import { type CoverFocus, coverFocus, type PostDetails, presentDetails } from '../post.presenter';
import { fieldsOf } from '../revisions/record-revision';
import { postNotFound } from '../admin/write-post';
import { PreviewLinkEntry } from './preview-link.entity';
import { type PreviewLink, presentPreviewLink } from './preview-link.presenter';
import { readPreviewToken, writePreviewToken } from './preview-token';

const lifetimeMs = limits.previewDays * 24 * 3_600_000;

/** Preview links, and posts as whoever has such a link reads them, whatever their status. */
@Injectable()
export class PreviewsService {
  private readonly secret: string;

  constructor(
    private readonly manager: EntityManager,
    { session }: ApiConfig,
  ) {
    this.secret = session.secret;
  }

  async link(postId: number, by: User): Promise<PreviewLink> {
    await this.requirePost(postId);
    await this.manager.delete(PreviewLinkEntry, { postId, expiresAt: LessThanOrEqual(new Date()) });
    const made = this.manager.create(PreviewLinkEntry, {
      id: randomUUID(),
      postId,
      createdById: by.id,
      createdByName: nameOfUser(by),
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    return this.present(await this.manager.save(made));
  }

  async list(postId: number): Promise<PreviewLink[]> {
    await this.requirePost(postId);
    const links = await this.manager.find(PreviewLinkEntry, {
      where: { postId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return links.map((link) => this.present(link));
  }

  /** The link then answers as an expired one does. */
  async revoke(postId: number, linkId: string): Promise<void> {
    const { affected } = isUUID(linkId)
      ? await this.manager.delete(PreviewLinkEntry, { id: linkId, postId })
      : { affected: 0 };
    if (!affected) throw new NotFoundError('This preview link was already revoked.');
  }

  /** The post as it was last saved, unpublished changes included. */
  async read(token: string): Promise<PostDetails> {
    const claim = readPreviewToken(token, this.secret);
    if (!claim) throw new NotFoundError('This preview link is not valid. Ask for a new one.');
    const post = await this.manager.findOneBy(Post, { id: claim.postId });
    if (!post) throw new NotFoundError('The post of this preview was deleted.');
    // A signed link without a row was revoked, or expired and was cleaned up.
    if (!(await this.manager.existsBy(PreviewLinkEntry, { id: claim.linkId, expiresAt: MoreThan(new Date()) }))) {
      throw new GoneError(
        'This preview link no longer works. It has expired or was revoked. Ask the person who sent it for a new one.',
      );
    }
    const shown = await this.withChanges(post);
    const author = await this.manager.findOneBy(User, { id: shown.authorId });
    const [focus] = await this.manager.query<CoverFocus[]>(
      `SELECT ${coverFocus} FROM (SELECT $1::text AS "coverImageUrl") posts`,
      [shown.coverImageUrl],
    );
    return presentDetails({
      ...shown,
      coverFocus: focus?.coverFocus ?? null,
      authorName: author && fullNameOf(author),
    });
  }

  private async withChanges(post: Post): Promise<Post> {
    const draft = await this.manager.findOneBy(PostDraftEntry, { postId: post.id });
    if (!draft) return post;
    const { status, publishAt } = post;
    const authorId = draft.authorId ?? post.authorId;
    return { ...post, ...fieldsOf(draft), authorId, status, publishAt, readingMinutes: readingMinutes(draft.content) };
  }

  private async requirePost(id: number): Promise<void> {
    if (!(await this.manager.existsBy(Post, { id }))) throw postNotFound();
  }

  private readonly present = (link: PreviewLinkEntry): PreviewLink =>
    presentPreviewLink(link, writePreviewToken({ postId: link.postId, linkId: link.id }, this.secret));
}
