import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileGone, type FileStore } from './file-store';

/** Files of a folder and those below it. What begins with a dot is unfinished, or not ours; but for published releases. */
export class FolderFiles implements FileStore {
  constructor(private readonly folder: string) {}

  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(ifMissing);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .filter((name) => !/(^|\/)\.(?!releases\/)/.test(name))
      .sort();
  }

  read(name: string): Promise<Buffer> {
    const file = path.join(this.folder, name);
    return readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new FileGone(`${file} is gone.`) : error;
    });
  }

  async write(name: string, content: Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.part`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, file);
  }
}

function ifMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
