import { type LoadGuard, retryAfter } from '@site/overload';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OverloadedError } from '../errors/errors';
import { toProblem } from '../errors/to-problem';

/** Who looks after this process must learn how it is, most of all now. */
const checks = /^\/api\/(health|metrics)([/?]|$)/i;

/**
 * Turns a request away, and answers false, while there are too many. It has no line in the log, which would be a good part
 * of its cost, but a count.
 */
export const shedLoad =
  (guard: LoadGuard) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (checks.test(request.url ?? '')) return true;
    if (guard.admits()) {
      guard.follow(request, response);
      return true;
    }
    const problem = toProblem(new OverloadedError());
    const body = JSON.stringify(problem);
    response.writeHead(problem.statusCode, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': retryAfter(),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(body);
    return false;
  };
