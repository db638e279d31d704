import type { ChildProcess } from 'node:child_process';

/** Ends a child together with this process: what it writes to is free for others by then. */
export function endWithUs(child: ChildProcess): void {
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}
