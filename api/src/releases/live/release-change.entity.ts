import type { RehearsalVerdict } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersions } from '@site/releases';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of a change of what visitors get. */
export const changeKinds = ['promote', 'rollback', 'canary', 'withdraw'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A change of what is live. Never changed: a trigger of the database refuses it. */
@Entity('release_changes')
export class ReleaseChange {
  @PrimaryColumn('integer')
  revision!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  kind!: ChangeKind;

  @Column('text')
  app!: ReleasedApp;

  /** What was live before; of a withdrawal, the canary. */
  @Column('varchar', { nullable: true })
  from!: string | null;

  /** What went live; of a canary, what a share of the visitors got; of a withdrawal, what stayed live. */
  @Column('varchar')
  to!: string;

  /** The share of a canary. */
  @Column('smallint', { nullable: true })
  percent!: number | null;

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
