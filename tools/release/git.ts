import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Written by the Dockerfile: an image has the sources without their git history. */
const commitFile = '.commit';

/** Commit of the working tree, with `+` appended if there are uncommitted changes; null if unknown. */
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

/** A commit as it is shown: its first seven characters, as git does, and `+` for uncommitted changes. */
export const describeCommit = (commit: string | null): string =>
  commit ? `commit ${commit.slice(0, 7)}${commit.endsWith('+') ? '+' : ''}` : 'no commit';
