import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { retryAfter } from '@site/overload';
import type { Request, Response } from 'express';
import type { RefusedRequests } from '../http/refused-requests';
import { sendProblem } from './problem-handler';
import { OverloadedError, TooManyRequestsError } from './errors';
import { toProblem } from './to-problem';

/** Answers every error of every handler in the one shape. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly refused: RefusedRequests) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(thrown ?? {});
    // As those that the guard refuses: many at a time, of which nobody needs to read.
    response.locals.turnedAway = thrown instanceof OverloadedError;
    if (problem.statusCode >= 500 && !response.locals.turnedAway) request.log.error(thrown, 'request failed');
    const tooMany = await this.refused.count(request, problem.statusCode);
    if (response.headersSent) return void response.end();
    const refusal = tooMany ?? thrown;
    if (refusal instanceof TooManyRequestsError) response.set('Retry-After', String(refusal.retryAfterSeconds));
    if (response.locals.turnedAway) response.set('Retry-After', retryAfter());
    sendProblem(response, tooMany ? toProblem(tooMany) : problem);
  }
}
