import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AnswerCache } from './answer-cache';
import { sendKept } from './kept-answer';

/** A request that was answered with what was held for it. */
export interface HeldRequest {
  id: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

interface Surroundings {
  nameRequest(request: IncomingMessage): string;
  tell(held: HeldRequest): void;
}

/**
 * Sends what is held before the framework sees the request: the way through it costs several times as much as the answer
 * (docs/decisions/026). Whatever is not held goes on as ever.
 */
export function answerFirst(server: Server, answers: AnswerCache, { nameRequest, tell }: Surroundings): void {
  const listeners = server.listeners('request') as RequestListener[];
  const goOn = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener.call(server, request, response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now();
    const held = await answers.find(request, response);
    if (!held) return goOn(request, response);
    const id = nameRequest(request);
    const status = await sendKept(held, request, response, id);
    const { method = 'GET', url = '' } = request;
    tell({ id, method, url, status, ms: performance.now() - began });
  };

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answers.serves(request)) answer(request, response).catch((error: Error) => response.destroy(error));
    else goOn(request, response);
  });
}
