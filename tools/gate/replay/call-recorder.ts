import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiCall, call, endToEnd } from './api-call';

/** A call that is left open until there is news (long polling) lets others pass, and is no example of a response. */
const longPollMs = 5_000;

/**
 * Stands between a shell and an API and keeps the calls. It passes them on one after the other: repeated in that order,
 * they find the same content.
 */
export class CallRecorder {
  readonly calls: ApiCall[] = [];
  readonly openedAt = new Date().toISOString();
  private turn: Promise<void> = Promise.resolve();

  private constructor(
    private readonly apiUrl: string,
    private readonly server: Server,
  ) {}

  static async open(apiUrl: string): Promise<CallRecorder> {
    const server = createServer();
    const recorder = new CallRecorder(apiUrl, server);
    server.on('request', (request, response) => {
      recorder.pass(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return recorder;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const sent = await buffer(incoming);
    const request = { method, url, headers, body: sent.toString() };
    const pending = this.turn.then(() => call(this.apiUrl, request, sent));
    const recorded = pending.then(
      ({ status, headers, body }) => void this.calls.push({ request, answer: { status, headers, body } }),
      () => undefined,
    );
    this.turn = this.turn.then(() => Promise.race([recorded, wait(longPollMs, undefined, { ref: false })]));
    const { status, headers: given, bytes } = await pending;
    response.writeHead(status, endToEnd(given)).end(bytes);
  }
}
