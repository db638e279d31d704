import { type LoadGuard, retryAfter } from '@site/overload';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OverloadedError } from '../errors/errors';
import { toProblem } from '../errors/to-problem';

/** Monitoring must get an answer, most of all under overload. */
const checks = /^\/api\/(health|metrics)([/?]|$)/i;

/**
 * Refuses a request, and returns false, while there are too many. It is not logged, which would be a good part of its
 * cost, but counted.
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
