import type { PostField, PostStatus, PostType } from '@site/contracts';
import { Column } from 'typeorm';

const links = ['coverImageUrl', 'videoUrl', 'mediaUrl'] as const;
export const bodyFields = ['title', 'summary', 'content', 'type', ...links, 'tags'] as const;
/** What a post says to search engines and shared links in place of title, summary and cover. */
export const metaFields = ['metaTitle', 'metaDescription', 'socialImageUrl'] as const;
/** What a copy and a restored revision bring: not where the post stands, when visitors see it, nor whose it is. */
export const textFields = [...bodyFields, ...metaFields];

/** What an editor writes of a post, as the post and each of its revisions hold it. */
export abstract class PostFields implements Record<PostField, unknown> {
  @Column('varchar')
  slug!: string;

  @Column('varchar')
  title!: string;

  @Column('text', { nullable: true })
  summary!: string | null;

  @Column('text')
  content!: string;

  @Column('text')
  type!: PostType;

  @Column('text', { nullable: true })
  coverImageUrl!: string | null;

  @Column('text', { nullable: true })
  videoUrl!: string | null;

  @Column('text', { nullable: true })
  mediaUrl!: string | null;

  @Column('text', { nullable: true })
  metaTitle!: string | null;

  @Column('text', { nullable: true })
  metaDescription!: string | null;

  @Column('text', { nullable: true })
  socialImageUrl!: string | null;

  /** Null in what was kept of a user who is deleted; a post has one. */
  abstract authorId: string | null;

  @Column('text', { array: true })
  tags!: string[];

  @Column('text', { default: 'draft' })
  status!: PostStatus;

  /** When the draft is to be published by itself; a published post has none. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;
}
