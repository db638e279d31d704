import type { ReleasedApp } from '@site/federation';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { WantedRelease } from '../wanted-release';

/** A canary that runs, and what is to become of it. The row is deleted in the transaction of the change that ends it. */
@Entity('release_canaries')
export class ReleaseCanary extends WantedRelease {
  /** Each has one at most. */
  @PrimaryColumn('text')
  app!: ReleasedApp;

  @Column('varchar')
  version!: string;

  /** Stays, while `userId` and `tokenId` become those of who lets it go on. Both null: a copy of an older version began it. */
  @Column('text', { nullable: true })
  begunByUserId!: string | null;

  @Column('text', { nullable: true })
  begunByTokenId!: string | null;

  /** What is live meanwhile. */
  @Column('varchar')
  beside!: string;

  /** Revision at which it began. */
  @Column('integer')
  run!: number;

  /** Of the app's last change. */
  @Column('integer')
  revision!: number;

  /** As `readStages` reads them. */
  @Column('varchar')
  stages!: string;

  /** Which of them, from 0. */
  @Column('smallint')
  stage!: number;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz')
  stageSince!: Date;

  /** When the next stage may begin; null: when somebody says so. */
  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  /** Who keeps it at its stage; null: nobody does. */
  @Column('varchar', { nullable: true })
  heldBy!: string | null;

  /** Since when the next stage is due and there are too few views; null: it is not. */
  @Column('timestamptz', { nullable: true })
  waitsSince!: Date | null;
}
