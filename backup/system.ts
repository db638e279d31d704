import path from 'node:path';
import { readOptions } from '../tools/start/options';
import { Problem } from '../tools/start/problem';
import type { BucketAddress } from './files/bucket-files';

/** What is backed up, or restored into. */
export interface System {
  dataDir: string;
  mediaDir: string;
  /** Null: the embedded Postgres below dataDir. */
  databaseUrl: string | null;
  /** Null: uploads are in mediaDir. */
  bucket: BucketAddress | null;
  /** False where the environment names the key of sessions: it is then nobody's file. */
  keepsKey: boolean;
  /** The key of second factors, where the environment names it. Null: that of sessions, which is a file. */
  encryptionSecret: string | null;
}

/** Reads the variables that `npm start` and the API read. Throws Problem. */
export function readSystem(environment: NodeJS.ProcessEnv): System {
  const { dataDir, databaseUrl } = readOptions(environment);
  return {
    dataDir,
    databaseUrl,
    mediaDir: path.resolve(environment.MEDIA_DIR || path.join(dataDir, 'media')),
    bucket: environment.S3_ENDPOINT ? readBucket(environment) : null,
    keepsKey: !environment.SESSION_SECRET,
    encryptionSecret: environment.ENCRYPTION_SECRET || environment.SESSION_SECRET || null,
  };
}

function readBucket(environment: NodeJS.ProcessEnv): BucketAddress {
  const required = (name: string) => {
    const value = environment[name];
    if (!value) throw new Problem(`${name} is not set: uploads are in a bucket, as S3_ENDPOINT says.`);
    return value;
  };
  return {
    endpoint: required('S3_ENDPOINT'),
    bucket: required('S3_BUCKET'),
    region: environment.S3_REGION || 'auto',
    key: required('S3_KEY'),
    secret: required('S3_SECRET'),
  };
}
