import type { RehearsalVerdict } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A promotion that waits for a second person. The row is deleted in the transaction that records what became of it. */
@Entity('release_requests')
export class ReleaseRequest {
  @PrimaryColumn('text')
  id!: string;

  /** Each has one at most. */
  @Column('text')
  app!: ReleasedApp;

  @Column('varchar')
  version!: string;

  /** Of the app's last change when it was asked for: after another one it can't be approved. */
  @Column('integer')
  revision!: number;

  /** Shares of the visitors that get it one after the other; null: everybody at once. */
  @Column('varchar', { nullable: true })
  stages!: string | null;

  @Column('varchar')
  who!: string;

  /** Null: a token asked. */
  @Column('text', { nullable: true })
  userId!: string | null;

  /** Null: an admin asked. */
  @Column('text', { nullable: true })
  tokenId!: string | null;

  @Column('varchar', { nullable: true })
  because!: string | null;

  @Column('text')
  rehearsal!: RehearsalVerdict;

  /** Address of the environment that the version was copied from. */
  @Column('varchar', { nullable: true })
  environment!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
