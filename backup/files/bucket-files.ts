import { S3mini } from 's3mini';
import { Problem } from '../../tools/start/problem';
import { FileGone, type FileStore } from './file-store';

export interface BucketAddress {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** Files of a bucket whose names begin with `folder`, which is no part of the names here. */
export class BucketFiles implements FileStore {
  private readonly bucket: S3mini;

  constructor(
    private readonly address: BucketAddress,
    private readonly folder: string,
  ) {
    const { endpoint, bucket, region, key, secret } = address;
    this.bucket = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      accessKeyId: key,
      secretAccessKey: secret,
    });
  }

  async names(): Promise<string[]> {
    // All that is in the folder and below it: the library tells names by folder only where that is requested.
    const objects = await this.request(() => this.bucket.listObjects('/', this.folder));
    if (!objects) throw new Problem(`There is no bucket ${this.address.bucket} at ${this.address.endpoint}.`);
    const names = objects.map(({ Key }) => Key.slice(this.folder.length));
    // As of a folder; one that ends like a folder is what some tools make for a folder.
    return names.filter((name) => !/(^|\/)(\.|$)/.test(name)).sort();
  }

  async read(name: string): Promise<Buffer> {
    const content = await this.request(() => this.bucket.getObjectArrayBuffer(this.folder + name));
    if (!content) throw new FileGone(`${this.folder}${name} is gone from the bucket.`);
    return Buffer.from(content);
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.request(() => this.bucket.putObject(this.folder + name, content, 'image/webp'));
  }

  private async request<T>(call: () => Promise<T>): Promise<T> {
    const { endpoint, bucket } = this.address;
    return call().catch((error: Error) => {
      throw new Problem(`The bucket ${bucket} at ${endpoint} refuses the request: ${error.message}`);
    });
  }
}
