import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/federation';
import { Problem } from '../start/problem';

/** Throws Problem when there is no such release. */
export async function readRelease(folder: string, name: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  } catch {
    throw new Problem(`There is no release ${name}. "npm run releases" lists those that exist.`);
  }
}
