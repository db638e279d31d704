import { type LoadGuard, retryAfter } from '@site/overload';
import type { RequestHandler } from 'express';
import { OverloadedError } from '../errors/errors';
import { toProblem } from '../errors/to-problem';

/** Monitoring must get an answer, most of all under overload, and so must shells that ask whether their pages are valid. */
const checks = /^\/api\/(health|metrics|content-version)([/?]|$)/i;

/** Middleware: refuses requests while there are too many (load shedding). They are counted, and not logged. */
export const shedLoad =
  (guard: LoadGuard): RequestHandler =>
  (request, response, next) => {
    if (checks.test(request.url)) return next();
    if (guard.admits()) {
      guard.follow(request, response);
      return next();
    }
    const problem = toProblem(new OverloadedError());
    response.locals.turnedAway = true;
    response
      .status(problem.statusCode)
      .set({ 'Retry-After': retryAfter(), 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .json(problem);
  };
