import type { RehearsalVerdict } from '@site/contracts';
import type { ReleaseManifest } from '@site/releases';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A version that somebody publishes, or has published. */
@Entity('release_versions')
export class ReleaseVersion {
  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('varchar')
  version!: string;

  @Column('jsonb')
  manifest!: ReleaseManifest;

  /** Of its source; null where it was not known. */
  @Column('text', { nullable: true })
  commit!: string | null;

  @Column('timestamptz')
  builtAt!: Date;

  /** Of all its files. */
  @Column('integer')
  bytes!: number;

  @Column('varchar')
  publishedBy!: string;

  /** Whether it was rehearsed where it was released; null: that was not said. */
  @Column('text', { nullable: true })
  rehearsal!: RehearsalVerdict | null;

  /** The signed text that says so, where it passed. Null for one of before there were such texts, too. */
  @Column('text', { nullable: true })
  attestation!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When it was deleted from the store; null: it was not. */
  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;

  /** Null while files are missing, and once it is deleted: it exists for nobody but its publisher. */
  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;
}
