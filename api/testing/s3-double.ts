import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket that speaks as much S3 as storing, reading, listing and deleting takes, and refuses what is not signed. */
export class S3Double {
  readonly objects = new Map<string, Buffer>();
  readonly seen: { method: string; path: string; authorization: string }[] = [];
  /** When set, every request is answered with it. */
  failure: { status: number; code: string } | null = null;
  /** Called with the method and address of every request before that is answered. */
  before: (method: string, url: string) => Promise<void> = async () => undefined;
  private server: Server | undefined;

  /** Once it has started. */
  address: string | null = null;

  async start(): Promise<string> {
    this.server = createServer(async (request, response) => {
      const { status, body } = await this.answer(request);
      response.writeHead(status, { ETag: '"etag"', 'Content-Length': body.length }).end(body);
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.address;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: Buffer }> {
    const { method = '', url = '', headers } = request;
    const sent = await buffer(request);
    this.seen.push({ method, path: url, authorization: headers.authorization ?? '' });
    await this.before(method, url);
    if (this.failure) return problem(this.failure.status, this.failure.code);
    if (!/^AWS4-HMAC-SHA256 Credential=key\/.*Signature=[0-9a-f]{64}$/.test(headers.authorization ?? '')) {
      return problem(403, 'SignatureDoesNotMatch');
    }
    const { pathname, searchParams } = new URL(url, 'http://double');
    if (pathname.split('/')[1] !== bucketName) return problem(404, 'NoSuchBucket');
    if (searchParams.get('list-type') === '2') return { status: 200, body: this.list(pathname, searchParams) };
    if (method === 'DELETE') {
      this.objects.delete(url);
      return { status: 204, body: Buffer.alloc(0) };
    }
    if (method === 'PUT') this.objects.set(url, sent);
    const body = this.objects.get(url);
    return body ? { status: 200, body: method === 'GET' ? body : Buffer.alloc(0) } : problem(404, 'NoSuchKey');
  }

  /** A few names at a time, so that whoever wants all of them has to ask again. */
  private list(bucket: string, asked: URLSearchParams): Buffer {
    const folder = bucket.replace(/\/?$/, '/');
    const names = [...this.objects.keys()].map((address) => decodeURIComponent(address.slice(folder.length))).sort();
    const wanted = names.filter((name) => name.startsWith(asked.get('prefix') ?? ''));
    const start = Number(asked.get('continuation-token') ?? 0);
    const next = start + namesAtATime;
    const contents = wanted.slice(start, next).map((name) => {
      const size = this.objects.get(folder + name)?.length ?? 0;
      return `<Contents><Key>${name}</Key><Size>${size}</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`;
    });
    const more = next < wanted.length;
    return Buffer.from(
      `<?xml version="1.0"?><ListBucketResult><KeyCount>${contents.length}</KeyCount>${contents.join('')}` +
        `<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  }
}

const bucketName = 'site';
const namesAtATime = 2;

const problem = (status: number, code: string) => ({
  status,
  body: Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
});
