import type { NextFunction, Request, Response } from 'express';

/** May be stored, but is checked each time. */
const checked = 'no-cache';

/** What depends on who asks, or is meant for few, is never stored; the rest may be, but is checked each time. */
export function caching(request: Request, response: Response, next: NextFunction): void {
  const isPersonal = /^\/(admin|auth|health|live-set|previews|releases)(\/|$)/i.test(request.path);
  response.set('Cache-Control', isPersonal ? 'no-store' : checked);
  next();
}
