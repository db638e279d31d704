import type { MessageEventKind } from '@site/contracts';
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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
