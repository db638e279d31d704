import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Statement, Statements } from '../database/statements';
import { OutgoingMail } from './outgoing-mail.entity';

/** The mailer ends an attempt before. One whose process died is made again after it. */
const lease = `interval '10 minutes'`;

/** By name, not `*`: a statement that a connection knows fails once its result has another column. */
const columns = 'id, "messageId", "replyId", "subscriberId", username, "to", origin, attempts, "dueAt", "createdAt"';

const claiming: Statement = {
  name: 'claim a mail',
  text: `UPDATE outgoing_mails SET attempts = attempts + 1, "dueAt" = now() + ${lease}
    WHERE id = (SELECT id FROM outgoing_mails WHERE "dueAt" <= now() ORDER BY "dueAt", id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
};

const measuring: Statement = {
  name: 'measure the queue of mails',
  text: `SELECT count(*)::integer AS mails, coalesce(extract(epoch FROM now() - min("createdAt")), 0)::float8 AS seconds
    FROM outgoing_mails`,
};

export type NewMail = Pick<OutgoingMail, 'origin'> &
  (
    | { messageId: number; to: string[] }
    | { replyId: number; to: string[] }
    | { subscriberId: number; to: string[] }
    | { username: string }
  );

/** How many mails wait, and for how long the first of them has. */
export interface QueueLength {
  mails: number;
  seconds: number;
}

/**
 * Mails that wait, in Postgres, so that none is lost with a process. One process at a time has a mail; when it was too
 * slow, and another took the mail over, what it says of it no longer counts.
 */
@Injectable()
export class MailQueue {
  constructor(
    private readonly statements: Statements,
    private readonly dataSource: DataSource,
  ) {}

  async add(manager: EntityManager, mail: NewMail): Promise<void> {
    await manager.insert(OutgoingMail, mail);
  }

  /** Takes out reset links that somebody asked for by this name. */
  async withdraw(manager: EntityManager, username: string): Promise<void> {
    await manager.query('DELETE FROM outgoing_mails WHERE lower(username) = lower($1)', [username]);
  }

  /** Takes out the question to a subscriber that still waits. */
  async withdrawQuestion(manager: EntityManager, subscriberId: number): Promise<void> {
    await manager.delete(OutgoingMail, { subscriberId });
  }

  /** The next mail that is due, for this process alone; null where none is. */
  async claim(): Promise<OutgoingMail | null> {
    const [mail] = await this.statements.query<OutgoingMail>(claiming, []);
    return mail ?? null;
  }

  /** Takes a mail out, together with what is recorded of it. */
  async finish({ id, attempts }: OutgoingMail, record: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(OutgoingMail, { id, attempts });
      if (affected) await record(manager);
    });
  }

  /** Puts a mail back for those who have not got it. */
  async postpone(
    { id, attempts }: OutgoingMail,
    { to, pauseMs }: { to: string[]; pauseMs: number },
    record: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const change = { to, dueAt: () => `now() + ${Math.round(pauseMs)} * interval '1 ms'` };
      const { affected } = await manager.update(OutgoingMail, { id, attempts }, change);
      if (affected) await record(manager);
    });
  }

  async measure(): Promise<QueueLength> {
    const [length] = await this.statements.query<QueueLength & Record<string, number>>(measuring, []);
    return { mails: length?.mails ?? 0, seconds: length?.seconds ?? 0 };
  }
}
