import type { ApiProblem } from '@site/contracts';
import type { NextFunction, Request, Response } from 'express';
import { NotFoundError } from './errors';
import { toProblem } from './to-problem';

/** For addresses outside of /api, which the framework's filter does not cover. */
export function problemHandler(thrown: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) return next(thrown);
  const problem = toProblem(thrown);
  if (problem.statusCode >= 500) request.log.error(thrown, 'request failed');
  sendProblem(response, problem);
}

/** Leaves the sentence for the log, too. No cache may keep an error: what is missing may be there a moment later. */
export function sendProblem(response: Response, problem: ApiProblem): void {
  response.locals.problem = problem.message;
  response.status(problem.statusCode).set('Cache-Control', 'no-store').json(problem);
}

export function nothingHere(_request: Request, response: Response): void {
  sendProblem(response, toProblem(new NotFoundError('Nothing was found at this address.')));
}

export function nothingOutsideApi(request: Request, response: Response, next: NextFunction): void {
  if (/^\/api(\/|$)/i.test(request.path)) next();
  else nothingHere(request, response);
}
