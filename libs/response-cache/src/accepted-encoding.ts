import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** By `Accept-Encoding` header: browsers send few different ones. */
const read = new LRUCache<string, { best: Encoding | undefined }>({ max: 100 });

/** The best encoding that the client accepts; undefined: none. */
export function acceptedEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const header = String(request.headers['accept-encoding'] ?? '');
  const { best } = read.get(header) ?? { best: smallestAccepted(request) };
  read.set(header, { best });
  return best;
}

/** Browsers name all alike, in an order that means nothing. */
function smallestAccepted(request: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
