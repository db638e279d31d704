import type { NextFunction, Request, Response } from 'express';
import { InvalidInputError } from '../errors/errors';

/** Names that a library may take for an object's prototype, or drop silently. No call has such a field. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses these names in a query, and at any level of a body. */
export function refusePrototypeNames({ query, body }: Request, _: Response, next: NextFunction): void {
  const name = findPrototypeName(query) ?? findPrototypeName(body);
  if (!name) return next();
  const message = `${name} is not a known field`;
  next(new InvalidInputError(message, Object.fromEntries([[name, message]])));
}

/** Calls itself for each level: there are few (json-body.ts). */
function findPrototypeName(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = !Array.isArray(value) && prototypeNames.has(name) ? name : findPrototypeName(part);
    if (found) return found;
  }
  return undefined;
}
