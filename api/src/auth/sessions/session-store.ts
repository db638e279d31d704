import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Pool } from 'pg';

const PostgresStore = connectPgSimple(session);

/** Keeps sessions in Postgres. One that nobody has used for too long is over: it may stand open on a device that was left. */
export class SessionStore extends PostgresStore {
  constructor(
    pool: Pool,
    private readonly idleMinutes: number,
  ) {
    // A session ends at a fixed time after the sign-in; a read does not write.
    super({ pool, tableName: 'session', disableTouch: true });
  }

  override get(sid: string, callback: (error: unknown, found?: session.SessionData | null) => void): void {
    super.get(sid, (error, found) => {
      if (error || !found || !this.isIdle(found)) return callback(error, found);
      this.destroy(sid, (failure: unknown) => callback(failure, null));
    });
  }

  private isIdle({ seenAt }: session.SessionData): boolean {
    return seenAt !== undefined && Date.now() - Date.parse(seenAt) >= this.idleMinutes * 60_000;
  }
}
