import type { ReleasedApp } from '@site/federation';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An app that is released here. */
@Entity('release_apps')
export class ReleaseApp {
  @PrimaryColumn('varchar')
  name!: ReleasedApp;

  /** The part of the site that it owns. */
  @Column('varchar')
  scope!: string;

  /** Null: every product has it. */
  @Column('varchar', { nullable: true })
  registeredBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  registeredAt!: Date;
}
