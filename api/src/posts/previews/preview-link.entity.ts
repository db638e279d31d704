import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A preview link that was not revoked. Deleted with its post. */
@Entity('preview_links')
export class PreviewLinkEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('integer')
  postId!: number;

  /** Null: the user is deleted. */
  @Column('text', { nullable: true })
  createdById!: string | null;

  /** The name at that time, which outlives the user. */
  @Column('varchar')
  createdByName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
