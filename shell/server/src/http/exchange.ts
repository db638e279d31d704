import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with what every part of the server needs to know of it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  /** Normalised: no dot segments, every escape a valid one. */
  path: string;
  query: URLSearchParams;
  /** Follows the request through the log, the API and back to the visitor. */
  id: string;
  /** Added to the request's line in the log. */
  logged: LoggedFacts;
}

/** `page` is the `app@version` whose page it is, `cache` how that came about; both are counted, too. */
type LoggedFacts = { page?: string; cache?: string } & Record<string, unknown>;

const acceptableId = /^[\w-]{8,64}$/;

/** Undefined for a request whose target is not a path. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Exchange | undefined {
  const target = request.url ?? '';
  if (!target.startsWith('/') || !URL.canParse(`http://host${target}`)) return undefined;
  const url = new URL(`http://host${target}`);
  const given = trustProxy ? request.headers['x-request-id'] : undefined;
  return {
    request,
    response,
    method: request.method ?? 'GET',
    path: withValidEscapes(url.pathname),
    query: url.searchParams,
    id: typeof given === 'string' && acceptableId.test(given) ? given : randomUUID(),
    logged: {},
  };
}

/** An address that can't be decoded becomes one that can, and that no page has. */
function withValidEscapes(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
