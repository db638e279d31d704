import type { IncomingMessage, ServerResponse } from 'node:http';

/** Over https browsers hold a cookie of this prefix to the one host that set it: no subdomain can plant another. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** A cookie's value as the browser sent it. */
export function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [given, value] = pair.trim().split('=', 2);
    if (given === name) return value;
  }
  return undefined;
}

export interface Cookie {
  /** As `cookieName` has it. */
  name: string;
  /** Of characters that need no escape. */
  value: string;
  /** 0: the browser forgets it. */
  seconds: number;
  /** True where visitors come by https. */
  secure: boolean;
}

/** A cookie of the whole site that no script can read. */
export function setCookie(response: ServerResponse, { name, value, seconds, secure }: Cookie): void {
  const attributes = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  response.appendHeader('Set-Cookie', [`${name}=${value}`, ...attributes].join('; '));
}
