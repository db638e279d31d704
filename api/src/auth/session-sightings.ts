import type { RequestHandler } from 'express';
import type { Pool } from 'pg';

const pauseMs = 60_000;

/**
 * Remembers when a session was last used. In place, not through the session store: saving the whole session could bring
 * back one that was ended meanwhile.
 */
export const sessionSightings =
  (pool: Pool): RequestHandler =>
  (request, _, next) => {
    const { session, sessionID, user } = request;
    if (!user || Date.now() - Date.parse(session.seenAt ?? '') < pauseMs) return next();
    const seenAt = new Date().toISOString();
    pool
      .query(`UPDATE session SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($2::text))::json WHERE sid = $1`, [
        sessionID,
        seenAt,
      ])
      .then(() => next(), next);
  };
