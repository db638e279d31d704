import type { ReleasedApp } from '@site/federation';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { WantedRelease } from '../wanted-release';

/** A promotion that waits for a second person. The row is deleted in the transaction that records what became of it. */
@Entity('release_requests')
export class ReleaseRequest extends WantedRelease {
  @PrimaryColumn('text')
  id!: string;

  /** Each has one at most. */
  @Column('text')
  app!: ReleasedApp;

  @Column('varchar')
  version!: string;

  /** Of the app's last change when it was asked for: once that is overtaken, it can't be approved. */
  @Column('integer')
  revision!: number;

  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  @Column('varchar', { nullable: true })
  stages!: string | null;

  /** When it is to go live, once it is approved; null: at once. */
  @Column('timestamptz', { nullable: true })
  at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
