import { signInCookies } from '@site/contracts';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const lifetimeMs = signInCookies.device.days * 24 * 3_600_000;

/**
 * Proves that a user has signed in on a device, without saying who: the name is needed to check it. It grants no
 * access.
 */
export function writeDeviceToken(username: string, secret: string): string {
  const claim = `${randomBytes(16).toString('base64url')}.${Date.now().toString(36)}`;
  return `${claim}.${signatureOf(claim, username, secret)}`;
}

/** The device's own name. Null for a token of another user or another secret, or one that is too old. */
export function readDeviceToken(token: string, username: string, secret: string): string | null {
  const [, claim = '', device = '', since = '', signature = ''] = tokenPattern.exec(token) ?? [];
  const isRight = isSame(signature, signatureOf(claim, username, secret));
  return isRight && Date.now() - parseInt(since, 36) < lifetimeMs ? device : null;
}

export const deviceTokenMs = lifetimeMs;

const tokenPattern = /^(([\w-]{22})\.([\da-z]{1,9}))\.([\w-]{43})$/;

function signatureOf(claim: string, username: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'devices that users have signed in on', 32));
  return createHmac('sha256', key).update(`${claim}\n${username.toLowerCase()}`).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
