import type { Request, Response } from 'express';
import type { RequestListener } from 'node:http';

/** It sees requests as Node gives them: what Express adds to them is not there yet. */
export type EarlyMiddleware = (request: Request, response: Response, next: () => void) => void;

/** Runs middlewares before Express, whose own work on a request costs more than sending a cached response. */
export function inFrontOf(express: RequestListener, middlewares: EarlyMiddleware[]): RequestListener {
  const handle = (request: Request, response: Response, place: number): void => {
    const middleware = middlewares[place];
    if (middleware) middleware(request, response, () => handle(request, response, place + 1));
    else express(request, response);
  };
  return (request, response) => handle(request as Request, response as Response, 0);
}
