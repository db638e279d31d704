import { type LoadGuard, retryAfter } from '@site/overload';
import type { RequestHandler } from 'express';
import { OverloadedError } from '../errors/errors';
import { toProblem } from '../errors/to-problem';

/** Who looks after this process must learn how it is, most of all now. */
const checks = /^\/api\/(health|metrics)(\/|$)/i;

/**
 * Middleware before all others: turns requests away while there are too many. They have no line in the log, which would be
 * a good part of their cost, but a count.
 */
export function shedLoad(guard: LoadGuard): RequestHandler {
  return (request, response, next) => {
    if (checks.test(request.path) || guard.admits(request, response)) return next();
    const problem = toProblem(new OverloadedError());
    response.set({ 'Retry-After': retryAfter(), 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    response.status(problem.statusCode).json(problem);
  };
}
