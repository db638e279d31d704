import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once the names in a folder are on the disk. Windows can't be asked for that. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
