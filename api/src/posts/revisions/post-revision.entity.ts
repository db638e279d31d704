import type { PostField } from '@site/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PostFields } from '../post-fields.entity';

/** A post as one save left it. Goes with its post. */
@Entity('post_revisions')
export class PostRevision extends PostFields {
  @PrimaryColumn('integer')
  postId!: number;

  /** The version of the post that this save made. */
  @PrimaryColumn('integer')
  number!: number;

  /** Null: the user is deleted. */
  @Column('text', { nullable: true })
  authorId!: string | null;

  @Column('timestamptz')
  savedAt!: Date;

  /** Null: the product saved by itself, or the user is deleted. */
  @Column('text', { nullable: true })
  savedById!: string | null;

  /** The name at that time, which outlives the user. Null: the product saved by itself. */
  @Column('text', { nullable: true })
  savedByName!: string | null;

  /** What differs from the revision before; nothing for the first. */
  @Column('text', { array: true })
  changed!: PostField[];

  /** The revision whose text this save brought back. */
  @Column('integer', { nullable: true })
  restoredFrom!: number | null;
}
