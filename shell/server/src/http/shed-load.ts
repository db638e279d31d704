import { type LoadGuard, retryAfter } from '@site/overload';
import type { Request, RequestHandler, Response } from 'express';
import { sendError } from './responses';

interface ShedLoadOptions {
  guard: LoadGuard;
  /** Paths that are always answered: monitoring matters most under overload. */
  checks: string[];
  /** Sends the page that people are shown. */
  sendPage(request: Request, response: Response): Promise<unknown>;
}

/** Middleware: refuses requests with 503 while there are too many, at almost no cost. */
export function shedLoad({ guard, checks, sendPage }: ShedLoadOptions): RequestHandler {
  return async (request, response, next) => {
    if (checks.includes(request.path)) return next();
    if (guard.admits()) {
      guard.follow(request, response);
      return next();
    }
    response.locals.turnedAway = true;
    response.set('Retry-After', retryAfter());
    const isForPeople = request.headers['sec-fetch-dest'] === 'document' || acceptsPages(request);
    if (isForPeople) await sendPage(request, response);
    else sendError(response, 503, 'We are handling too many requests right now. Please try again in a moment.');
  };
}

const acceptsPages = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
