import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PostFields } from '../post-fields.entity';

/** Changes of a post that are saved and that its readers don't see yet. Deleted with the post. */
@Entity('post_drafts')
export class PostDraftEntry extends PostFields {
  @PrimaryColumn('integer')
  postId!: number;

  /** Null: the user is deleted, and the post keeps its author. */
  @Column('text', { nullable: true })
  authorId!: string | null;

  /** Another one with each save. */
  @Column('uuid')
  tag!: string;

  /** The version of the post that the changes were made on. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  savedAt!: Date;

  /** Null: the user is deleted. */
  @Column('text', { nullable: true })
  savedById!: string | null;

  /** The name at that time, which outlives the user. */
  @Column('varchar')
  savedByName!: string;

  /** Why they were not published at their time, or will not be. */
  @Column('text', { nullable: true })
  failure!: string | null;
}
