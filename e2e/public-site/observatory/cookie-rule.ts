import type { Answers, Finding } from './retrieve';

/** From the least fault to the greatest; the greatest of all cookies counts. */
const faults = {
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-without-secure-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
};
type Fault = keyof typeof faults;

export function cookieRule({ cookies, headers }: Pick<Answers, 'cookies' | 'headers'>): Finding {
  if (cookies.length === 0) return { result: 'cookies-not-found', points: 0 };
  const hasHsts = headers.has('strict-transport-security');
  const found = cookies.map(readCookie).flatMap((cookie) => faultsOf(cookie, hasHsts));
  const result = (Object.keys(faults) as Fault[]).findLast((fault) => found.includes(fault));
  if (result) return { result, points: faults[result] };
  return cookies.every((cookie) => readCookie(cookie).attributes.has('samesite'))
    ? { result: 'cookies-secure-with-httponly-sessions-and-samesite', points: 5 }
    : { result: 'cookies-secure-with-httponly-sessions', points: 0 };
}

interface Cookie {
  name: string;
  attributes: Map<string, string>;
}

function readCookie(header: string): Cookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim().toLowerCase());
  const attributes = rest.map((part): [string, string] => [part.split('=', 1)[0] ?? '', part.split('=')[1] ?? '']);
  return { name: pair.split('=', 1)[0] ?? '', attributes: new Map(attributes) };
}

function faultsOf({ name, attributes }: Cookie, hasHsts: boolean): Fault[] {
  const sameSite = attributes.get('samesite');
  const isSession = /login|sess|sid/.test(name);
  const isSecure = attributes.has('secure');
  const all: [boolean, Fault][] = [
    [sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite), 'cookies-samesite-flag-invalid'],
    [sameSite === 'none' && !isSecure, 'cookies-samesite-flag-invalid'],
    [!isSecure && hasHsts, 'cookies-without-secure-flag-but-protected-by-hsts'],
    [!isSecure && !hasHsts, 'cookies-without-secure-flag'],
    [name.includes('csrf') && !sameSite, 'cookies-anticsrf-without-samesite-flag'],
    [isSession && !isSecure && hasHsts, 'cookies-session-without-secure-flag-but-protected-by-hsts'],
    [isSession && !isSecure && !hasHsts, 'cookies-session-without-secure-flag'],
    [isSession && !attributes.has('httponly'), 'cookies-session-without-httponly-flag'],
  ];
  return all.filter(([applies]) => applies).map(([, fault]) => fault);
}
