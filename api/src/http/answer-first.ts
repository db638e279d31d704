import { readTarget } from '@site/http';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import { toProblem } from '../errors/to-problem';
import { refuseTarget } from '../errors/unreadable-requests';
import type { AnswerCache } from './answer-cache';
import { sendKept } from './kept-answer';

/** A response produced without the framework. */
export interface FirstAnswer {
  /** The pattern of the address, as the framework knows it. */
  route: string;
  status: number;
  /** What this answer says beside what all public ones do. */
  headers: OutgoingHttpHeaders;
  body: unknown;
  /** Why it could not be produced. */
  error?: unknown;
}

/** Reads that need nothing from the framework. */
export interface FirstReads {
  /** Undefined, at once or later: the framework must answer. */
  find(address: string): Promise<FirstAnswer | undefined> | undefined;
}

/** A request that the framework did not see. */
export interface EarlyAnswer {
  id: string;
  method: string;
  url: string;
  route: string;
  status: number;
  ms: number;
  error?: unknown;
}

interface Surroundings {
  answers: AnswerCache;
  reads: FirstReads;
  /** The headers that the framework's middlewares set on every public response. */
  publicHeaders: OutgoingHttpHeaders;
  etagOf(body: Buffer): string;
  nameRequest(request: IncomingMessage): string;
  /** False: the request was refused. Cached responses are sent to everybody, which costs less than refusing. */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
  tell(answer: EarlyAnswer): void;
}

/**
 * Sends what is held, and the hottest reads, before the framework sees the request: the way through it costs several
 * times as much as the answer (docs/decisions/005). Whatever is neither goes on as ever.
 */
export function answerFirst(server: Server, surroundings: Surroundings): void {
  const { answers, admit, tell, nameRequest } = surroundings;
  const listeners = server.listeners('request') as RequestListener[];
  const goOn = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener.call(server, request, response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!readTarget(request)) return refuseTarget(response);
    const began = performance.now();
    const { method = 'GET', url = '' } = request;
    const held = answers.serves(request) ? await answers.find(request, response) : undefined;
    if (held) {
      const id = nameRequest(request);
      const status = await sendKept(held, request, response, id);
      return tell({ id, method, url, route: 'held answer', status, ms: performance.now() - began });
    }
    if (!admit(request, response)) return;
    // Conditional requests are left to the framework.
    const finding = method === 'GET' && !request.headers['if-none-match'] ? surroundings.reads.find(url) : undefined;
    const found = finding && (await finding.catch(failed));
    if (!found) return goOn(request, response);
    const id = nameRequest(request);
    send(found, response, { ...surroundings.publicHeaders, 'X-Request-Id': id }, surroundings.etagOf);
    const { route, status, error } = found;
    tell({ id, method, url, route, status, ms: performance.now() - began, error });
  };

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
}

function failed(error: unknown): FirstAnswer {
  const body = toProblem(error);
  return { route: 'none', status: body.statusCode, headers: {}, body, error };
}

function send(
  { status, headers, body: value }: FirstAnswer,
  response: ServerResponse,
  publicHeaders: OutgoingHttpHeaders,
  etagOf: Surroundings['etagOf'],
): void {
  const body = Buffer.from(JSON.stringify(value));
  const own = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length, ETag: etagOf(body) };
  response.statusCode = status;
  // One by one: whoever caches the response reads them from it.
  for (const [name, said] of Object.entries({ ...publicHeaders, ...headers, ...own })) {
    if (said !== undefined) response.setHeader(name, said);
  }
  response.end(body);
}
