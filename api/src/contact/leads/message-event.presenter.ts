import { ApiProperty } from '@nestjs/swagger';
import type { MessageEventKind, ReplyMailState } from '@site/contracts';
import type { MessageEvent } from './message-event.entity';

/** What became of a reply's mail. */
export class ReplyMail {
  state!: ReplyMailState;
  sentAt!: Date | null;
  /** Why the last attempt failed. */
  failure!: string | null;
}

/** What happened to a message: a change of its state or of whose it is, a note, a reply, or its deletion. */
export class MessageHistoryEntry {
  id!: number;
  kind!: MessageEventKind;
  createdAt!: Date;
  /** The name at that time. */
  by!: string;
  /** Of a change: the state, or the person's name at that time. Null: nobody. */
  before!: string | null;
  after!: string | null;
  /** Of a note or a reply. */
  text!: string | null;
  /** Of a reply. */
  subject!: string | null;
  @ApiProperty({ type: ReplyMail, nullable: true })
  mail!: ReplyMail | null;
}

export function presentEvent(event: MessageEvent): MessageHistoryEntry {
  const { id, kind, createdAt, byName: by, before, after, text, mailState: state } = event;
  const mail = state && { state, sentAt: event.mailedAt, failure: event.mailFailure };
  return { id, kind, createdAt, by, before, after, text, subject: event.subject, mail };
}
