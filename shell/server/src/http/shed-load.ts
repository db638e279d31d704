import { BulkheadFullError, type LoadGuard, retryAfter } from '@site/overload';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { sendError } from './responses';

interface ShedLoadOptions {
  guard: LoadGuard;
  /** Paths that are always answered: monitoring matters most under overload. */
  checks: string[];
  /** Sends the page that people are shown. */
  sendPage(request: Request, response: Response): Promise<unknown>;
}

/** Middlewares that refuse with 503, at almost no cost, while there are too many requests, or too many pages to render. */
export function shedLoad({ guard, checks, sendPage }: ShedLoadOptions): {
  requests: RequestHandler;
  renders: ErrorRequestHandler;
} {
  const refuse = async (request: Request, response: Response): Promise<void> => {
    // That there are too many is no release's fault.
    delete response.locals.page;
    response.locals.turnedAway = true;
    response.set('Retry-After', retryAfter());
    const isForPeople = request.headers['sec-fetch-dest'] === 'document' || acceptsPages(request);
    if (isForPeople) await sendPage(request, response);
    else sendError(response, 503, 'We are handling too many requests right now. Please try again in a moment.');
  };
  return {
    requests: (request, response, next) => {
      if (checks.includes(request.path)) return next();
      if (!guard.admits()) return refuse(request, response);
      guard.follow(request, response);
      next();
    },
    renders: (error, request, response, next) => {
      if (!(error instanceof BulkheadFullError)) return next(error);
      guard.shed += 1;
      return refuse(request, response);
    },
  };
}

const acceptsPages = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
