import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import type { Repository } from 'typeorm';
import { type Statement, type Statements, statementOf } from '../../database/statements';
import { userColumns } from '../../users/user-columns';
import type { User } from '../../users/user.entity';

const PostgresStore = connectPgSimple(session);

interface Options {
  pool: Pool;
  statements: Statements;
  users: Repository<User>;
  idleMinutes: number;
}

/** Session and user, whom a session without one, or one who may no longer come in, leaves empty. */
type Row = { sess: session.SessionData } & (User | { [column in keyof User]: null });

const userOf = new WeakMap<object, User>();

/** Who the session of this request was opened for, as the database had it a moment ago; none who may no longer come in. */
export const userBehind = (request: IncomingMessage): User | undefined => userOf.get(request);

/** By session, what of it is stored. */
const storedOf = new WeakMap<object, string>();

/** The library stores a session under a new id when its request ends, unless it is said to be there already. */
export const markStored = (session: Partial<session.SessionData>): void =>
  void storedOf.set(session, contentOf(session));

/** The cookie's end moves on with each look at it. */
const contentOf = (session: Partial<session.SessionData>): string => JSON.stringify({ ...session, cookie: null });

/**
 * Keeps sessions in Postgres. One that nobody has used for too long is over: it may stand open on a device that was left.
 * Each call of the console asks for the session and for its user: here that is one question.
 */
export class SessionStore extends PostgresStore {
  private readonly found: Statement;

  constructor(private readonly options: Options) {
    // A session ends at a fixed time after the sign-in; asking does not write.
    super({ pool: options.pool, tableName: 'session', disableTouch: true });
    this.found = statementOf(
      `SELECT sess, ${userColumns(options.users)} FROM session
        LEFT JOIN users ON users.id = sess -> 'passport' ->> 'user' AND users."isActive"
        WHERE sid = $1 AND expire >= to_timestamp($2)`,
    );
  }

  override get(sid: string, callback: (error: unknown, found?: session.SessionData | null) => void): void {
    this.options.statements.ask<Row>(this.found, [sid, Math.ceil(Date.now() / 1000)]).then(
      ([row]) => {
        if (!row) return callback(null);
        const { sess, ...user } = row;
        if (this.isIdle(sess)) return this.destroy(sid, (failure: unknown) => callback(failure, null));
        if (user.id !== null) userOf.set(sess, this.options.users.create(user));
        callback(null, sess);
      },
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, session: session.SessionData, callback?: (error?: unknown) => void): void {
    if (storedOf.get(session) === contentOf(session)) return this.touch(sid, session, callback);
    super.set(sid, session, callback);
  }

  /** The library calls this with what `get` found, and with the request that it was found for. */
  override createSession(...[request, found]: Parameters<session.Store['createSession']>) {
    const user = userOf.get(found);
    if (user) userOf.set(request, user);
    return super.createSession(request, found);
  }

  private isIdle({ seenAt }: session.SessionData): boolean {
    return seenAt !== undefined && Date.now() - Date.parse(seenAt) >= this.options.idleMinutes * 60_000;
  }
}
