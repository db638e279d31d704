import type { ServerResponse } from 'node:http';

/**
 * Ends answers one right after the other, once all requests that came in one turn of the event loop have been read. Each
 * answer wakes its reader, a proxy or a browser, and to wake one that sleeps takes about as long as to write a page.
 * Whoever reads several connections, as a proxy does, is awake for all answers but the first.
 */
export class AtTurnsEnd {
  private waiting: { response: ServerResponse; body: Buffer }[] = [];

  end(response: ServerResponse, body: Buffer): void {
    if (this.waiting.push({ response, body }) === 1) setImmediate(this.endAll);
  }

  private readonly endAll = (): void => {
    const waiting = this.waiting;
    this.waiting = [];
    for (const { response, body } of waiting) response.end(body);
  };
}
