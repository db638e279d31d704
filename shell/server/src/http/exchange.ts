import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with what every part of the server needs to know of it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** Normalised: no dot segments, every escape a valid one. */
  path: string;
  query: Readonly<URLSearchParams>;
  /** Identifies the request in the logs of shell and API and in the response. */
  id: string;
  /** Added to the request's line in the log. */
  logged: LoggedFacts;
}

/** `page` is the `app@version` of the page, `cache` its cache outcome; both are counted, too. */
type LoggedFacts = { page?: string; cache?: string } & Record<string, unknown>;

const acceptableId = /^[\w-]{8,64}$/;

/** Undefined for a request whose target is not a path. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Exchange | undefined {
  const target = readTarget(request.url ?? '');
  if (!target) return undefined;
  const given = trustProxy ? request.headers['x-request-id'] : undefined;
  return {
    request,
    response,
    method: request.method ?? 'GET',
    ...target,
    id: typeof given === 'string' && acceptableId.test(given) ? given : randomUUID(),
    logged: {},
  };
}

/** Most addresses: without a query, and with nothing that has another spelling. */
export const isPlainPath = (target: string): boolean => /^(?:\/|(?:\/\w[\w.-]*)+)$/.test(target);

const noQuery = new URLSearchParams();

function readTarget(target: string): Pick<Exchange, 'path' | 'query'> | undefined {
  if (isPlainPath(target)) return { path: target, query: noQuery };
  if (!target.startsWith('/') || !URL.canParse(`http://host${target}`)) return undefined;
  const url = new URL(`http://host${target}`);
  return { path: withValidEscapes(url.pathname), query: url.searchParams };
}

/** An address that can't be decoded is replaced by a valid one that no page has. */
function withValidEscapes(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
