import type { Environment } from '../config/environment';
import type { IncomingMessage } from 'node:http';

export type SecureSite = Pick<Environment, 'publicOrigin' | 'trustProxy'>;

/** The https address to redirect a page to; undefined where http is fine, or the scheme is unknown. */
export function secureAddress(
  { headers, url }: IncomingMessage,
  { publicOrigin, trustProxy }: SecureSite,
): string | undefined {
  if (!trustProxy || !publicOrigin.startsWith('https:')) return undefined;
  return headers['x-forwarded-proto'] === 'http' ? publicOrigin + url : undefined;
}
