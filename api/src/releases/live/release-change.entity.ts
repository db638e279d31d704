import type { RehearsalVerdict } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of what is live. Never changed: a trigger of the database refuses it. */
@Entity('release_changes')
export class ReleaseChange {
  @PrimaryColumn('integer')
  revision!: number;

  @Column({ type: 'timestamptz', insert: false })
  at!: Date;

  @Column('text')
  kind!: 'promote' | 'rollback';

  @Column('text')
  app!: ReleasedApp;

  @Column('varchar', { nullable: true })
  from!: string | null;

  @Column('varchar')
  to!: string;

  @Column('varchar')
  who!: string;

  @Column('text', { nullable: true })
  tokenId!: string | null;

  @Column('varchar', { nullable: true })
  because!: string | null;

  @Column('text', { nullable: true })
  rehearsal!: RehearsalVerdict | null;

  /** Address of the environment that the version was copied from. */
  @Column('varchar', { nullable: true })
  environment!: string | null;

  /** What is live of all apps since this change. */
  @Column('jsonb')
  live!: PromotedVersions['apps'];
}
