import path from 'node:path';
import type { ApiConfig } from '../config/api-config';
import { DiskFileStore } from './disk-file-store';
import type { FileArea, FileStore } from './file-store';
import { S3FileStore } from './s3-file-store';

/** In the deployment's bucket, or else in a folder of this machine. */
export const openFileStore = ({ pictures: { s3 }, mediaDir }: ApiConfig, area: FileArea): FileStore =>
  s3 ? new S3FileStore(s3, area) : new DiskFileStore(path.join(mediaDir, area.folder), area);
