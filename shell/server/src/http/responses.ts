import type { ErrorRequestHandler, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { isBadBody, isTooLarge } from './body';
import { loggedPath } from './logged-path';

/** Answers with JSON that no cache may keep. */
export function sendJson(response: Response, status: number, value: unknown): void {
  response.status(status).set('Cache-Control', 'no-store').json(value);
}

/** Answers in the API's one error shape. */
export function sendError(response: Response, status: number, message: string): void {
  sendJson(response, status, { statusCode: status, message, error: STATUS_CODES[status] ?? 'Error' });
}

export function sendNotAllowed(response: Response, allowed: string): void {
  response.set('Allow', allowed);
  sendError(response, 405, `${response.req.method} is not possible here.`);
}

/** Without a body: nobody reads it. */
export function redirect(response: Response, status: number, location: string): void {
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** Whatever goes wrong is logged, and its visitor gets a response. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: Error, { id, path }, response, next) => {
    if (isTooLarge(error)) {
      response.set('Connection', 'close');
      return sendError(response, 413, 'What was sent is too large.');
    }
    if (isBadBody(error)) return sendError(response, error.status, error.message);
    log.error({ id, path: loggedPath(path), err: error }, 'a request failed');
    // Express ends the connection.
    if (response.headersSent) return next(error);
    sendError(response, 500, 'Something went wrong on our side.');
  };
