import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Commit of the working tree, with `+` behind it when there are changes besides; null outside git. */
export async function commitOf(folder: string): Promise<string | null> {
  try {
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    const { stdout: changes } = await run('git', ['status', '--porcelain'], { cwd: folder });
    return commit.trim() + (changes ? '+' : '');
  } catch {
    return null;
  }
}
