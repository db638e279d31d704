import type { MessageEventKind, ReplyMailState } from '@site/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A line of a message's history. Deleted with its message. */
@Entity('message_events')
export class MessageEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  messageId!: number;

  @Column('text')
  kind!: MessageEventKind;

  /** Null: the user is deleted. */
  @Column('text', { nullable: true })
  byId!: string | null;

  /** The name at that time, which outlives the user. */
  @Column('varchar')
  byName!: string;

  @Column('text', { nullable: true })
  before!: string | null;

  @Column('text', { nullable: true })
  after!: string | null;

  @Column('text', { nullable: true })
  text!: string | null;

  /** Of a reply. */
  @Column('varchar', { nullable: true })
  subject!: string | null;

  /** The reply's Message-ID, by which mail programs find its thread. */
  @Column('text', { nullable: true })
  mailId!: string | null;

  @Column('text', { nullable: true })
  mailState!: ReplyMailState | null;

  /** Why the last attempt failed, as a person reads it. */
  @Column('text', { nullable: true })
  mailFailure!: string | null;

  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
