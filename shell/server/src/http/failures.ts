import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { sendError } from './answers';
import { loggedPath } from './logged-path';

/** Whatever goes wrong is logged, and its visitor gets a response. */
export const answerFailures =
  (log: Logger): ErrorRequestHandler =>
  (error: Error & { status?: number }, { id, path }, response, next) => {
    // Bodies that end too early, or in an encoding that nobody reads.
    if (error.status && error.status < 500) return sendError(response, error.status, error.message);
    log.error({ id, path: loggedPath(path), err: error }, 'a request failed');
    // Express ends the connection.
    if (response.headersSent) return next(error);
    sendError(response, 500, 'Something went wrong on our side.');
  };
