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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null while files are missing: it exists for nobody but its publisher. */
  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;
}
