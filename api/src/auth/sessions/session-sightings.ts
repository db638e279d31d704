import type { RequestHandler } from 'express';
import type { Pool } from 'pg';

const pauseMs = 60_000;

/** Sent with what a page asks for by itself while nobody is at it. */
const unattended = 'x-unattended';

/**
 * Remembers when a session was last used by a person: a page that keeps itself up to date must not keep its session open. In
 * place, not through the session store: saving the whole session could bring
 * back one that was ended meanwhile.
 */
export const sessionSightings =
  (pool: Pool): RequestHandler =>
  (request, _, next) => {
    const { session, sessionID, user } = request;
    if (!user || request.get(unattended) || Date.now() - Date.parse(session.seenAt ?? '') < pauseMs) return next();
    const seenAt = new Date().toISOString();
    pool
      .query(`UPDATE session SET sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb($2::text))::json WHERE sid = $1`, [
        sessionID,
        seenAt,
      ])
      .then(() => next(), next);
  };
