import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How something fails that is requested over the network. */
export type Failing = '404' | '500' | 'hang' | 'hang half-way' | 'garbage' | 'altered' | 'throws' | 'down';

export interface Fault {
  how: Failing;
  /** Addresses that it strikes. */
  what: RegExp;
}

/** Names whose fault strikes a request; a request without it meets the fault of every one. */
export const faultHeader = 'x-fault';

/** Stands in front of a server and lets what one visitor requests fail, until it is set otherwise. What hung stays hung. */
export class FaultProxy {
  private readonly faults = new Map<string, Fault>();
  private readonly struck = new Map<string, number>();
  private readonly server = createServer((request, response) => this.handle(request, response));
  origin = '';

  constructor(private readonly target: () => string) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  set(name: string, fault: Fault): void {
    this.faults.set(name, fault);
    this.struck.set(name, 0);
  }

  heal(name: string): void {
    this.faults.delete(name);
  }

  /** How often a fault has struck. */
  hits(name: string): number {
    return this.struck.get(name) ?? 0;
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const name = request.headers[faultHeader]?.toString() ?? 'everybody';
    const fault = this.faults.get(name);
    if (!fault?.what.test(request.url ?? '')) return this.pass(request, response);
    this.struck.set(name, this.hits(name) + 1);
    this.fail(fault.how, request, response);
  }

  private fail(how: Failing, request: IncomingMessage, response: ServerResponse): void {
    switch (how) {
      case '404':
      case '500':
        response.writeHead(Number(how), { 'cache-control': 'no-store' }).end('{}');
        return;
      case 'hang':
        request.resume();
        return;
      case 'hang half-way':
        response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '100000' });
        response.write('/* the beginning');
        return;
      case 'garbage':
        response.writeHead(200, this.garbageHeaders(request));
        response.end('<!doctype html>\u0000\u0001 this is no answer to that');
        return;
      case 'throws':
        response.writeHead(200, this.typeOf(request)).end('throw new Error("injected at load");');
        return;
      case 'altered':
        return this.pass(request, response, '\n;/* another byte */');
      case 'down':
        request.socket.destroy();
        return;
    }
  }

  /** Of a file, as a broken cache would send it: with all the signs of a response that may be stored. */
  private garbageHeaders(request: IncomingMessage) {
    const isFile = request.url?.includes('/client/');
    return {
      ...this.typeOf(request),
      'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-store',
    };
  }

  private typeOf({ url = '' }: IncomingMessage) {
    return { 'content-type': url.includes('/api/') ? 'application/json' : 'text/javascript' };
  }

  private pass(request: IncomingMessage, response: ServerResponse, appended = ''): void {
    const { hostname, port } = new URL(this.target());
    const headers = { ...request.headers };
    if (appended) delete headers['accept-encoding'];
    const passed = send({ hostname, port, path: request.url, method: request.method, headers }, (upstream) => {
      const given = { ...upstream.headers };
      if (appended) delete given['content-length'];
      response.writeHead(upstream.statusCode ?? 502, given);
      upstream.pipe(response, { end: !appended });
      if (appended) upstream.once('end', () => response.end(appended));
    });
    passed.once('error', () => response.destroy());
    response.once('close', () => passed.destroy());
    request.pipe(passed);
  }
}
