import { open, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem';
import { isFull } from './room';

const patienceMs = 10_000;
const pauseMs = 25;
/** Longer than any work under the lock takes. */
const longestHoldMs = 5 * 60_000;

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
      return await create(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (await isAbandoned(file)) await rm(file, { force: true });
    else if (Date.now() > until) throw new Problem(`Another release is being put live. If none is, delete ${file}.`);
    else await wait(pauseMs);
  }
}

/** On a full disk the lock has no text, and holds all the same: what makes room takes it, too. */
async function create(file: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(`${process.pid} ${hostname()}`);
  } catch (error) {
    if (isFull(error)) return;
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** True when the process that took the lock is gone. Of one on another machine that shares the folder only its age is known. */
async function isAbandoned(file: string): Promise<boolean> {
  const [holder = '', host] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  if (!holder) return false;
  if (host !== hostname()) return (await ageOf(file)) > longestHoldMs;
  try {
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}
