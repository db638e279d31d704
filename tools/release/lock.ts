import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../start/problem';

const patienceMs = 10_000;
const pauseMs = 25;

/** Runs work while no other process holds the lock file. Throws Problem when it stays taken. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await take(file, Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string, until: number): Promise<void> {
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isAbandoned(file)) await rm(file, { force: true });
    else if (Date.now() > until) throw new Problem(`Another release is being put live. If none is, delete ${file}.`);
    else await wait(pauseMs);
  }
}

/** True when the process that took the lock is gone. */
async function isAbandoned(file: string): Promise<boolean> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!holder) return false;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
