import type { IncomingMessage } from 'node:http';

export interface Forwarded {
  'x-forwarded-for': string;
  'x-forwarded-proto': string;
  'x-forwarded-host': string;
}

/** The client's address for the API: headers from a client count only behind a trusted proxy. */
export function forwardedHeaders({ headers, socket }: IncomingMessage, trustProxy: boolean): Forwarded {
  const address = socket.remoteAddress ?? '';
  const own: Forwarded = {
    'x-forwarded-for': address,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host ?? '',
  };
  if (!trustProxy) return own;
  const given = (name: keyof Forwarded) => headers[name]?.toString();
  return {
    'x-forwarded-for': [given('x-forwarded-for'), address].filter(Boolean).join(', '),
    'x-forwarded-proto': given('x-forwarded-proto') ?? own['x-forwarded-proto'],
    'x-forwarded-host': given('x-forwarded-host') ?? own['x-forwarded-host'],
  };
}
