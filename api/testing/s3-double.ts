import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket that speaks as much S3 as storing and reading takes, and refuses what is not signed. */
export class S3Double {
  readonly objects = new Map<string, Buffer>();
  readonly seen: { method: string; path: string; authorization: string }[] = [];
  /** When set, every request is answered with it. */
  failure: { status: number; code: string } | null = null;
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer(async (request, response) => {
      const { status, body } = await this.answer(request);
      response.writeHead(status, { ETag: '"etag"', 'Content-Length': body.length }).end(body);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: Buffer }> {
    const { method = '', url = '', headers } = request;
    const sent = await buffer(request);
    this.seen.push({ method, path: url, authorization: headers.authorization ?? '' });
    if (this.failure) return problem(this.failure.status, this.failure.code);
    if (!/^AWS4-HMAC-SHA256 Credential=key\/.*Signature=[0-9a-f]{64}$/.test(headers.authorization ?? '')) {
      return problem(403, 'SignatureDoesNotMatch');
    }
    if (method === 'PUT') this.objects.set(url, sent);
    const body = this.objects.get(url);
    return body ? { status: 200, body: method === 'GET' ? body : Buffer.alloc(0) } : problem(404, 'NoSuchKey');
  }
}

const problem = (status: number, code: string) => ({
  status,
  body: Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
});
