import type { ReleaseRight } from '@site/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Lets a team's pipeline release. Stays once revoked or expired: the history names it. */
@Entity('release_tokens')
export class ReleaseToken {
  @PrimaryColumn('text')
  id!: string;

  @Column('varchar')
  name!: string;

  /** SHA-256: the token itself is known to its holder alone. */
  @Column('text')
  tokenHash!: string;

  @Column('text', { array: true })
  apps!: string[];

  @Column('text', { array: true })
  rights!: ReleaseRight[];

  /** Null: the user is deleted, or it was the operator. */
  @Column('text', { nullable: true })
  createdById!: string | null;

  @Column('varchar')
  createdByName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** To the minute. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
