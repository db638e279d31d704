import { type LoadGuard, retryAfter } from '@site/overload';
import type { Request, RequestHandler, Response } from 'express';
import { sendError } from './answers';

interface ShedLoadOptions {
  guard: LoadGuard;
  /** Paths that are always answered: monitoring matters most under overload. */
  checks: string[];
  /** The page shown to people. */
  sendPage(request: Request, response: Response): Promise<void>;
}

/** Middleware: refuses requests with 503 while there are too many, at almost no cost. */
export function shedLoad({ guard, checks, sendPage }: ShedLoadOptions): RequestHandler {
  return (request, response, next) => {
    if (checks.includes(request.path)) return next();
    if (guard.admits()) {
      guard.follow(request, response);
      return next();
    }
    response.locals.turnedAway = true;
    response.set('Retry-After', retryAfter());
    if (request.headers['sec-fetch-dest'] === 'document' || acceptsPages(request)) return sendPage(request, response);
    sendError(response, 503, 'We are handling too many requests right now. Please try again in a moment.');
  };
}

const acceptsPages = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
