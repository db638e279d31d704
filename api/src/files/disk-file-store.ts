import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError, StoreDownError, StoreFullError } from '../errors/errors';
import type { FileArea, FileContent, FileStore, OpenFile, StoredFile } from './file-store';

const unfinishedPrefix = '.unfinished-';
const dayMs = 86_400_000;

/** Files in a folder of this machine. */
export class DiskFileStore implements FileStore {
  constructor(
    private readonly folder: string,
    private readonly area: Pick<FileArea, 'plural'>,
  ) {}

  /** Nobody ever reads half a file: it is renamed once it is complete. */
  async keep(name: string, content: FileContent): Promise<void> {
    const unfinished = path.join(this.folder, `${unfinishedPrefix}${randomUUID()}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, content, { flush: true });
      await rename(unfinished, path.join(this.folder, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw this.problem(error);
    }
  }

  async open(name: string): Promise<OpenFile | null> {
    const file = await open(path.join(this.folder, name)).catch(this.nullIfMissing);
    return file && { bytes: (await file.stat()).size, content: file.createReadStream() };
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, name)).catch(this.nullIfMissing);
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { force: true }).catch((error: unknown) => {
      throw this.problem(error);
    });
  }

  async list(): Promise<StoredFile[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw this.problem(error);
    });
    const files: StoredFile[] = [];
    for (const name of names) {
      const place = path.join(this.folder, name);
      // Removed since the folder was read.
      const found = await stat(place).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (!name.startsWith('.')) files.push({ name, bytes: found.size, storedAt: found.mtime });
      // Its process was killed: no file takes so long.
      else if (name.startsWith(unfinishedPrefix) && found.mtimeMs < Date.now() - dayMs) await this.remove(name);
    }
    return files;
  }

  private readonly nullIfMissing = (error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw this.problem(error);
  };

  private problem(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    const { plural } = this.area;
    return isFull(error) ? new StoreFullError(plural, { cause: error }) : new StoreDownError(plural, { cause: error });
  }
}

/** The disk is full, or this user's quota is used up. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown }).code));
