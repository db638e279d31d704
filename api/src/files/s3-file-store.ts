import { buffer } from 'node:stream/consumers';
import { S3mini, S3ServiceError } from 's3mini';
import type { S3Config } from '../config/api-config';
import { StoreDownError, StoreFullError } from '../errors/errors';
import type { FileArea, FileContent, FileStore, StoredFile } from './file-store';

const timeoutMs = 20_000;
const notFound = 404;
const insufficientStorage = 507;

/** Files in a bucket of any service that speaks S3. It stays private: readers get them through this API. */
export class S3FileStore implements FileStore {
  private readonly bucket: S3mini;

  constructor(
    { endpoint, bucket, region, key, secret }: S3Config,
    private readonly area: FileArea,
  ) {
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
      return bytes && Buffer.from(bytes);
    } catch (error) {
      if (statusOf(error) === notFound) return null;
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
      const objects = (await this.bucket.listObjects('/', prefix)) ?? [];
      return objects.map(({ Key, Size, LastModified }) => ({
        name: Key.slice(prefix.length),
        bytes: Number(Size),
        storedAt: new Date(LastModified),
      }));
    } catch (error) {
      throw new StoreDownError(plural, { cause: error });
    }
  }
}

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceError ? error.status : undefined);
