import type { Request } from 'express';
import type { ApiConfig } from '../config/api-config';
import { ConflictError } from '../errors/errors';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Scheme and host of the console for what is handed on to people, such as links. Where none is configured the request
 * names it, but only as this very machine: any other Host may be made up, and a link with it would hand its token to a
 * stranger. Throws ConflictError for any other.
 */
export function consoleOriginFor({ consoleOrigin }: ApiConfig, { protocol, host }: Request): URL {
  const origin = new URL(consoleOrigin ?? `${protocol}://${host}`);
  if (consoleOrigin || loopback.test(origin.hostname)) return origin;
  throw new ConflictError(
    'This needs the address of the site: set PUBLIC_ORIGIN and start again. Without it, links work on localhost only.',
  );
}
