import type { MessageEventKind } from '@site/contracts';
import type { MessageEvent } from './message-event.entity';

/** What happened to a message: a change of its state or of whose it is, or a note. */
export class MessageHistoryEntry {
  id!: number;
  kind!: MessageEventKind;
  createdAt!: Date;
  /** The name at that time. */
  by!: string;
  /** Of a change: the state, or the person's name at that time. Null: nobody. */
  before!: string | null;
  after!: string | null;
  /** Of a note. */
  text!: string | null;
}

export function presentEvent({ id, kind, createdAt, byName, before, after, text }: MessageEvent): MessageHistoryEntry {
  return { id, kind, createdAt, by: byName, before, after, text };
}
