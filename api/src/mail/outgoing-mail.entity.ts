import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that waits to be sent: about a visitor's message, an answer to one, a sign-up for news, or with a link for whoever forgot a password. */
@Entity('outgoing_mails')
export class OutgoingMail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer', { nullable: true })
  messageId!: number | null;

  /** Line of the message's history. */
  @Column('integer', { nullable: true })
  replyId!: number | null;

  @Column('integer', { nullable: true })
  subscriberId!: number | null;

  /** As somebody typed it; nobody may be called so. */
  @Column('varchar', { nullable: true })
  username!: string | null;

  /** Those who have not got it yet. Empty where the account says to whom. */
  @Column('text', { array: true, default: '{}' })
  to!: string[];

  /** Scheme and host that its link leads to; null where they were not known. */
  @Column('text', { nullable: true })
  origin!: string | null;

  /** Begun, the one under way included. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Of the next attempt. Ahead by more than any attempt takes while one is under way. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
