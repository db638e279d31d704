import type { Environment } from '../config/environment';
import type { Exchange } from './exchange';

export type SecureSite = Pick<Environment, 'publicOrigin' | 'trustProxy'>;

/** Where a page that was asked for by http is to be asked for instead; undefined where that is fine, or nobody says. */
export function secureAddress(
  { request }: Pick<Exchange, 'request'>,
  { publicOrigin, trustProxy }: SecureSite,
): string | undefined {
  if (!trustProxy || !publicOrigin.startsWith('https:')) return undefined;
  return request.headers['x-forwarded-proto'] === 'http' ? publicOrigin + request.url : undefined;
}
