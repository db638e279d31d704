import type { Environment } from '../config/environment';
import type { Exchange } from './exchange';

export type SecureSite = Pick<Environment, 'publicOrigin' | 'trustProxy'>;

/** The https address to redirect a page to; undefined where http is fine, or the scheme is unknown. */
export function secureAddress(
  { request }: Pick<Exchange, 'request'>,
  { publicOrigin, trustProxy }: SecureSite,
): string | undefined {
  if (!trustProxy || !publicOrigin.startsWith('https:')) return undefined;
  return request.headers['x-forwarded-proto'] === 'http' ? publicOrigin + request.url : undefined;
}
