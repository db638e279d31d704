import type { NextFunction, Request, Response } from 'express';
import { InvalidInputError } from '../errors/errors';

/** Far more levels than any call asks for. */
const deepest = 20;

/**
 * Refuses a body that is nested deeper than anything here needs: whatever calls itself for each level, in our code or in
 * a library, is brought down by ten thousand of them. So this goes through it level by level.
 */
export function refuseNested({ body }: Request, _: Response, next: NextFunction): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return next(new InvalidInputError('The request is nested too deeply.'));
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  next();
}
