import { S3mini, S3ServiceError } from 's3mini';
import type { S3Config } from '../config/api-config';
import { StoreDownError, StoreFullError } from '../errors/errors';
import { PictureStore } from './picture-store';

const timeoutMs = 20_000;
const folder = 'uploads/';
const notFound = 404;
const insufficientStorage = 507;

/** Pictures in a bucket of any service that speaks S3. It stays private: readers get them through this API. */
export class S3PictureStore extends PictureStore {
  private readonly bucket: S3mini;

  constructor({ endpoint, bucket, region, key, secret }: S3Config) {
    super();
    this.bucket = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      accessKeyId: key,
      secretAccessKey: secret,
      requestAbortTimeout: timeoutMs,
    });
  }

  async keep(name: string, bytes: Buffer): Promise<void> {
    try {
      await this.bucket.putObject(folder + name, bytes, 'image/webp');
    } catch (error) {
      throw statusOf(error) === insufficientStorage
        ? new StoreFullError({ cause: error })
        : new StoreDownError({ cause: error });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      const bytes = await this.bucket.getObjectArrayBuffer(folder + name);
      return bytes && Buffer.from(bytes);
    } catch (error) {
      if (statusOf(error) === notFound) return null;
      throw new StoreDownError({ cause: error });
    }
  }
}

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceError ? error.status : undefined);
