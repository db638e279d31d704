import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** What the Dockerfile writes down: an image has the sources without their history. */
const commitFile = '.commit';

/** Commit of the working tree, with `+` behind it when there are changes besides; null where nothing tells it. */
export async function commitOf(folder: string): Promise<string | null> {
  const written = await readFile(path.join(folder, commitFile), 'utf8').catch(() => null);
  if (written !== null) return written.trim() || null;
  try {
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    const { stdout: changes } = await run('git', ['status', '--porcelain'], { cwd: folder });
    return commit.trim() + (changes ? '+' : '');
  } catch {
    return null;
  }
}
