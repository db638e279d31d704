import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from './s3-signature';

interface Seen {
  method: string;
  path: string;
  authorization: string;
  /** Of its content, as it says. */
  sha256: string;
  /** So many bytes of its content have come. */
  received: number;
  /** Whether it ended early. */
  isBroken: boolean;
}

/**
 * A bucket that speaks as much S3 as storing, reading, listing and deleting takes. It refuses what is not signed, and a
 * content of another size or hash than was said before.
 */
export class S3Double {
  readonly objects = new Map<string, Buffer>();
  readonly seen: Seen[] = [];
  /** When set, every request is answered with it, before its content has come. */
  failure: { status: number; code: string } | null = null;
  /** Called with the method and address of every request before that is answered. */
  before: (method: string, url: string) => Promise<void> = async () => undefined;
  /** Called once half of an object has been sent. Where it throws, the rest is not. */
  halfway: () => Promise<void> = async () => undefined;
  private server: Server | undefined;

  /** Once it has started. */
  address: string | null = null;

  async start(): Promise<string> {
    this.server = createServer(async (request, response) => {
      const answer = await this.answer(request);
      if (!answer) return;
      const { status, body } = answer;
      response.writeHead(status, { ETag: '"etag"', 'Content-Length': body.length });
      const half = body.length / 2;
      response.write(body.subarray(0, half));
      if (request.method === 'GET' && status === 200) await this.halfway().catch(() => response.destroy());
      response.end(body.subarray(half));
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

  /** Null for a request that ended early. */
  private async answer(request: IncomingMessage): Promise<Answer | null> {
    const { method = '', url = '', headers } = request;
    const sha256 = String(headers['x-amz-content-sha256']);
    const { authorization = '' } = headers;
    const seen: Seen = { method, path: url, authorization, sha256, received: 0, isBroken: false };
    this.seen.push(seen);
    const refused = this.failed();
    if (refused) return refused;
    const sent = await contentOf(request, seen);
    if (!sent) return null;
    await this.before(method, url);
    const refusedMeanwhile = this.failed();
    if (refusedMeanwhile) return refusedMeanwhile;
    if (!(await isSigned(request))) return problem(403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(url, 'http://double');
    if (pathname.split('/')[1] !== bucketName) return problem(404, 'NoSuchBucket');
    if (searchParams.get('list-type') === '2') return { status: 200, body: this.list(pathname, searchParams) };
    if (method === 'DELETE') {
      this.objects.delete(url);
      return { status: 204, body: Buffer.alloc(0) };
    }
    if (method === 'PUT') {
      const refusal = refusalOf(request, sent);
      if (refusal) return refusal;
      this.objects.set(url, sent);
    }
    const body = this.objects.get(url);
    return body ? { status: 200, body: method === 'GET' ? body : Buffer.alloc(0) } : problem(404, 'NoSuchKey');
  }

  private failed(): Answer | undefined {
    return this.failure ? problem(this.failure.status, this.failure.code) : undefined;
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

interface Answer {
  status: number;
  body: Buffer;
}

async function contentOf(request: IncomingMessage, seen: Seen): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) {
      chunks.push(chunk);
      seen.received += chunk.length;
    }
    return Buffer.concat(chunks);
  } catch {
    seen.isBroken = true;
    return null;
  }
}

function refusalOf({ headers }: IncomingMessage, sent: Buffer): Answer | undefined {
  if (headers['content-length'] === undefined) return problem(411, 'MissingContentLength');
  const said = headers['x-amz-content-sha256'];
  const isAsSaid = said === 'UNSIGNED-PAYLOAD' || said === createHash('sha256').update(sent).digest('hex');
  return isAsSaid ? undefined : problem(400, 'XAmzContentSHA256Mismatch');
}

const problem = (status: number, code: string): Answer => ({
  status,
  body: Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
});
