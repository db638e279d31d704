import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** Stands where the API would: an HTTP server whose answers a test decides. */
export class FakeApi {
  /** Text of every answer. */
  content = 'first';
  status = 200;
  delayMs = 0;
  /** Of the content; undefined: an API that does not tell. */
  contentVersion: { version: string; heldMs: number } | undefined;
  /** Takes the answer over. */
  respond: RequestListener | undefined;
  readonly calls: ReceivedCall[] = [];
  versionsSent = 0;
  private port = 0;
  private readonly server = createServer((request, response) => {
    if (request.url === '/api/content-version') return this.sendVersion(response);
    this.calls.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    if (this.respond) return this.respond(request, response);
    const { content, status } = this;
    request.resume().once('end', () => {
      setTimeout(() => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(content), this.delayMs);
    });
  });

  /** The shell asks for it all the time: no call that a test counts. */
  private sendVersion(response: ServerResponse): void {
    this.versionsSent += 1;
    if (!this.contentVersion) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(this.contentVersion));
  }

  async start(): Promise<URL> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return new URL(`http://${this.host}`);
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  callsTo(path: string): ReceivedCall[] {
    return this.calls.filter((call) => call.path === path);
  }
}
