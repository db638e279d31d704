import type { PostStatus, PostType } from '@site/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('posts')
export class Post {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

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

  @Column('text', { array: true })
  tags!: string[];

  @Column('text', { default: 'draft' })
  status!: PostStatus;

  /** Counted when the content is written, so that lists need not read it. */
  @Column('integer')
  readingMinutes!: number;

  /** Set at the first publish and kept. */
  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** When the draft is to be published by itself; a published post has none. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;

  @Column('text')
  authorId!: string;

  /** Counts the edits. */
  @VersionColumn()
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
