import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns once the names in a folder are on the disk. */
export const syncFolder = (folder: string): void => sync(folder, 'r');

/** Returns once a folder is on the disk, with all that lies in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(at);
    if (entry.isFile()) sync(at, 'r+');
  }
  syncFolder(folder);
}

function sync(at: string, flags: string): void {
  const descriptor = openSync(at, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
