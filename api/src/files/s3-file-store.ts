import { buffer } from 'node:stream/consumers';
import { S3mini, S3ServiceError } from 's3mini';
import type { S3Config } from '../config/api-config';
import { StoreDownError, StoreFullError } from '../errors/errors';
import type { FileArea, FileContent, FileStore, StoredFile } from './file-store';

const timeoutMs = 20_000;
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
    { endpoint, bucket, region, key, secret }: S3Config,
    private readonly area: FileArea,
  ) {
    this.place = `${bucket} at ${endpoint}`;
    this.bucket = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      accessKeyId: key,
      secretAccessKey: secret,
      requestAbortTimeout: timeoutMs,
    });
  }

  /** In memory first: a bucket is told the size and the hash of what it gets before it gets it. */
  async keep(name: string, content: FileContent): Promise<void> {
    const { prefix, plural, contentType } = this.area;
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    try {
      await this.bucket.putObject(prefix + name, bytes, contentType);
    } catch (error) {
      throw statusOf(error) === insufficientStorage
        ? new StoreFullError(plural, { cause: error })
        : new StoreDownError(plural, { cause: error });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const { prefix, plural } = this.area;
    try {
      const bytes = await this.bucket.getObjectArrayBuffer(prefix + name);
      if (!bytes) await this.requireBucket(prefix + name);
      return bytes && Buffer.from(bytes);
    } catch (error) {
      throw new StoreDownError(plural, { cause: error });
    }
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

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceError ? error.status : undefined);
