import type { LinkPurpose } from '@site/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A way to a new password without the old one, open to whoever holds its token. Gone once it was used. */
@Entity('one_time_links')
export class OneTimeLink {
  @PrimaryColumn('text')
  userId!: string;

  @Column('text')
  purpose!: LinkPurpose;

  /** SHA-256: the token itself is known to its receiver alone. */
  @Column('text')
  tokenHash!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
