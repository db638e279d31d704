import type { ServerResponse } from 'node:http';

/**
 * Ends responses one right after the other, once all requests that came in one turn of the event loop have been read.
 * Each response wakes its reader, a proxy or a browser, and waking one takes about as long as writing a page. A client
 * that reads several connections, such as a proxy, is already awake for all responses but the first.
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
