import type { PostField, PostStatus, PostType } from '@site/contracts';
import { Column } from 'typeorm';

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
