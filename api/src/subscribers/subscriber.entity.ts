import type { SubscriberState } from '@site/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that wants news about a topic. */
@Entity('subscribers')
export class Subscriber {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('varchar')
  firstName!: string;

  @Column('varchar')
  lastName!: string;

  @Column('varchar')
  email!: string;

  @Column('varchar')
  topic!: string;

  @Column('text')
  state!: SubscriberState;

  /** Whoever has it can confirm and end this one subscription, and nothing else. */
  @Column('text')
  token!: string;

  /** Path of the page with the form; null where it is not known. */
  @Column('varchar', { nullable: true })
  sourcePage!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the address was last asked to confirm; null where no email was set up. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Stays while an address that was entered again is asked to confirm. */
  @Column('timestamptz', { nullable: true })
  unsubscribedAt!: Date | null;
}
