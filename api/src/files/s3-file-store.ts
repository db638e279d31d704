import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3mini, S3ServiceError } from 's3mini';
import type { S3Config } from '../config/api-config';
import { StoreDownError, StoreFullError } from '../errors/errors';
import { bucketFetch } from './bucket-fetch';
import type { FileArea, FileContent, FileStore, OpenFile, StoredFile } from './file-store';

const insufficientStorage = 507;
const minuteMs = 60_000;

/** Files in a bucket of any service that speaks S3. It stays private: readers get them through this API. */
export class S3FileStore implements FileStore {
  private readonly bucket: S3mini;
  /** In the log. */
  private readonly place: string;
  /** Until then the bucket is taken to exist. */
  private thereUntil = 0;

  constructor(
    s3: S3Config,
    private readonly area: FileArea,
  ) {
    const { endpoint, bucket, region } = s3;
    this.place = `${bucket} at ${endpoint}`;
    this.bucket = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      // Without keys it signs nothing: it would sign no hash of a content.
      ...{ accessKeyId: '', secretAccessKey: '', fetch: bucketFetch(s3) },
    });
  }

  /** The bucket is told size and hash of the content before that comes, and stores no other, nor half of one. */
  async keep(name: string, content: FileContent): Promise<void> {
    const { prefix, plural, contentType } = this.area;
    const failures: unknown[] = [];
    const { body, bytes, sha256 } = await toSend(content, failures);
    try {
      const hash = { 'x-amz-content-sha256': sha256 };
      await this.bucket.putObject(prefix + name, body, contentType, undefined, hash, bytes);
    } catch (error) {
      if (failures.length > 0) throw failures[0];
      throw statusOf(error) === insufficientStorage
        ? new StoreFullError(plural, { cause: error })
        : new StoreDownError(plural, { cause: error });
    }
  }

  async open(name: string): Promise<OpenFile | null> {
    const { prefix, plural } = this.area;
    try {
      const found = await this.bucket.getObjectResponse(prefix + name);
      if (!found) await this.requireBucket(prefix + name);
      const bytes = found?.headers.get('Content-Length');
      if (!found) return null;
      const content = Readable.from(found.body ?? []);
      // What fails before its first part is here can still be answered.
      await once(content, 'readable');
      return { bytes: bytes ? Number(bytes) : undefined, content };
    } catch (error) {
      throw new StoreDownError(plural, { cause: error });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const found = await this.open(name);
    return (
      found &&
      buffer(found.content).catch((error: unknown) => {
        throw new StoreDownError(this.area.plural, { cause: error });
      })
    );
  }

  async remove(name: string): Promise<void> {
    const { prefix, plural } = this.area;
    try {
      await this.bucket.deleteObject(prefix + name);
    } catch (error) {
      throw new StoreDownError(plural, { cause: error });
    }
  }

  async list(): Promise<StoredFile[]> {
    const { prefix, plural } = this.area;
    try {
      return (await this.objects(prefix)).map(({ Key, Size, LastModified }) => ({
        name: Key.slice(prefix.length),
        bytes: Number(Size),
        storedAt: new Date(LastModified),
      }));
    } catch (error) {
      throw new StoreDownError(plural, { cause: error });
    }
  }

  /** A file in a bucket that does not exist is answered as one that is missing. */
  private async requireBucket(key: string): Promise<void> {
    if (Date.now() < this.thereUntil) return;
    await this.objects(key, 1);
    this.thereUntil = Date.now() + minuteMs;
  }

  /** Throws where there is no bucket. */
  private async objects(prefix: string, atMost?: number) {
    const found = await this.bucket.listObjects('/', prefix, atMost);
    if (!found) throw new Error(`There is no bucket ${this.place}.`);
    return found;
  }
}

/** What is in memory, or empty, is sent as it is; all else while it comes. */
async function toSend(content: FileContent, failures: unknown[]) {
  if (!Buffer.isBuffer(content) && content.bytes > 0) {
    return { body: ReadableStream.from(noting(failures, content)), bytes: content.bytes, sha256: content.sha256 };
  }
  const body = Buffer.isBuffer(content) ? content : await buffer(content);
  return { body, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
}

/** Notes why a content could not be read: `fetch` says no more than that it has failed. */
async function* noting(failures: unknown[], content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    failures.push(error);
    throw error;
  }
}

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceError ? error.status : undefined);
