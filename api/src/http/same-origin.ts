import { isSameOrigin } from '@site/http';
import type { NextFunction, Request, Response } from 'express';
import { ForbiddenError, InvalidInputError } from '../errors/errors';
import { isRead } from './is-read';

/** Refuses writes that a browser sends for another site. Without either header the caller is no browser. */
export function sameOriginWrites(request: Request, _: Response, next: NextFunction): void {
  if (isRead(request)) return next();
  if (!namesItsHost(request)) return next(new InvalidInputError('The request does not say which site it is for.'));
  if (isSameOrigin(request)) return next();
  next(new ForbiddenError('Requests from other sites may not change anything here.'));
}

/** Links that are sent are made of it. */
const namesItsHost = ({ protocol, host }: Request): boolean =>
  /^https?$/.test(protocol) && URL.canParse(`${protocol}://${host}`);
