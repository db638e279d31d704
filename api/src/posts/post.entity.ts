import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { PostFields } from './post-fields.entity';

@Entity('posts')
export class Post extends PostFields {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  /** Counted when the content is written, so that lists need not read it. */
  @Column('integer')
  readingMinutes!: number;

  /** Set at the first publish and kept. */
  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('text')
  authorId!: string;

  /** The public list begins with it: one published post at most. */
  @Column('boolean', { default: false })
  pinned!: boolean;

  /** Counts the edits. */
  @VersionColumn()
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
