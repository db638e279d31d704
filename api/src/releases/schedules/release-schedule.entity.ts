import type { ReleasedApp } from '@site/federation';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { WantedRelease } from '../wanted-release';

/** A version that is to go live at a time. The row is deleted in the transaction that records what became of it. */
@Entity('release_schedules')
export class ReleaseSchedule extends WantedRelease {
  @PrimaryColumn('text')
  id!: string;

  /** Each has one at most. */
  @Column('text')
  app!: ReleasedApp;

  @Column('varchar')
  version!: string;

  @Column('timestamptz')
  at!: Date;

  /** Of the app's last change when it was planned: once that is overtaken, it is refused. */
  @Column('integer')
  revision!: number;

  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  @Column('varchar', { nullable: true })
  stages!: string | null;

  /** The second person, where one had to approve it; null: none had. */
  @Column('varchar', { nullable: true })
  approvedBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
