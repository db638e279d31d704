import type { SessionData } from 'express-session';
import { type AuditFacts, appendTo, valuesOf } from '../../audit/append-audit';
import { type Statement, Statements } from '../../database/statements';
import { takingOut } from '../../http/rate-limits';
import type { CountedAttempt } from '../sign-in/login-limiter';

interface Opening {
  userId: string;
  sid: string;
  session: Partial<SessionData>;
  /** Seconds since 1970. */
  expire: number;
  /** The session that it replaces, if there is one. */
  formerSid: string;
  counted: CountedAttempt | null;
  line: AuditFacts;
}

/** The user's row comes first: a password change locks it, too, before the sessions. */
const opening: Statement = {
  name: 'open session',
  text: `
  WITH owner AS (
    UPDATE users SET "lastLoginAt" = now() WHERE id = $1 RETURNING id
  ), ended AS (
    DELETE FROM session WHERE sid = $2 AND EXISTS (SELECT FROM owner)
  ), opened AS (
    INSERT INTO session (sid, sess, expire) SELECT $3, $4, to_timestamp($5) FROM owner
  ), taken_out AS (
    ${takingOut('(SELECT $6::text[] FROM owner)', '$7::text[]')}
  ), audit AS (
    ${appendTo}
    SELECT $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 FROM owner
  )
  SELECT id FROM owner`,
};

/**
 * Writes all that a sign-in leaves behind: the session, when it was, its line in the audit log; and takes its attempt
 * out of the counts. One statement, so all of it is there or nothing is. False: the user is no longer there.
 */
export async function openSession(statements: Statements, facts: Opening): Promise<boolean> {
  const { userId, formerSid, sid, session, expire, counted, line } = facts;
  const attempt = [counted?.keys ?? [], counted?.forgotten ?? []];
  const values = [userId, formerSid, sid, JSON.stringify(session), expire, ...attempt, ...valuesOf(line)];
  const owners = await statements.ask(opening, values);
  if (counted && owners.length > 0) counted.isOut = true;
  return owners.length > 0;
}
