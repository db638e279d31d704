import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sendProblem } from './answer-problem';
import { TooManyRequestsError } from './errors';
import { toProblem } from './to-problem';

/** Answers every error of every handler in the one shape. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const problem = toProblem(thrown ?? {});
    if (problem.statusCode >= 500) request.log.error(thrown, 'request failed');
    if (response.headersSent) return void response.end();
    if (thrown instanceof TooManyRequestsError) response.set('Retry-After', String(thrown.retryAfterSeconds));
    sendProblem(response, problem);
  }
}
