import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreDownError, StoreFullError } from '../errors/errors';
import { PictureStore } from './picture-store';

/** Pictures in a folder of this machine. */
export class DiskPictureStore extends PictureStore {
  constructor(private readonly folder: string) {
    super();
  }

  /** Nobody ever reads half a file: it is renamed once it is complete. */
  async keep(name: string, bytes: Buffer): Promise<void> {
    const unfinished = path.join(this.folder, `.${randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path.join(this.folder, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw isFull(error) ? new StoreFullError({ cause: error }) : new StoreDownError({ cause: error });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw new StoreDownError({ cause: error });
    });
  }
}

/** The disk is full, or this user's quota is used up. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));
