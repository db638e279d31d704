import type { Request } from 'express';
import type { ApiConfig } from '../config/api-config';
import { ConflictError } from '../errors/errors';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Scheme and host of the console for what is handed on to people, such as links; null where they are not known. Where none
 * is configured the request names it, but only as this very machine: any other Host may be made up, and a link with it
 * would hand its token to a stranger.
 */
export const findConsoleOrigin = ({ consoleOrigin }: ApiConfig, request: Request): URL | null =>
  originOf(consoleOrigin, request);

/** The same of the public site. */
export const findSiteOrigin = ({ publicOrigin }: ApiConfig, request: Request): URL | null =>
  originOf(publicOrigin, request);

function originOf(configured: string | null, { protocol, host }: Request): URL | null {
  if (configured) return new URL(configured);
  const requested = `${protocol}://${host}`;
  return URL.canParse(requested) && loopback.test(new URL(requested).hostname) ? new URL(requested) : null;
}

/** As above, for what can't be without. Throws ConflictError where it is not known. */
export function consoleOriginFor(config: ApiConfig, request: Request): URL {
  const origin = findConsoleOrigin(config, request);
  if (origin) return origin;
  throw new ConflictError(
    'This needs the address of the site: set PUBLIC_ORIGIN and start again. Without it, links work on localhost only.',
  );
}
