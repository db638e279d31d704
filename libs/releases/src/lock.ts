import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem';
import { isFull } from './disk-space';

export interface LockOptions {
  /** For the lock file to become free. */
  timeoutMs: number;
  /** Longer than any work under the lock takes: whoever has held it for so long counts as gone. */
  longestHoldMs: number;
  /** Says what another process is doing, when the time is over. */
  taken: string;
}

const pauseMs = 25;
/** Longer than it takes to look at an abandoned lock and delete it. */
const longestClaimMs = 10_000;
/** An empty lock names nobody who could be looked for: its holder keeps it new. */
const beatMs = 1_000;
const longestEmptyMs = 5_000;

/** Holders of this process. In a container the process before it had the same number. */
const own = new Set<string>();

/** Runs work while no other process holds the lock file. Throws Problem when it stays taken. */
export async function withLock<Result>(
  file: string,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = `${process.pid} ${hostname()} ${randomUUID()}`;
  own.add(holder);
  try {
    const { isEmpty } = await take(file, holder, options);
    const beat = isEmpty ? setInterval(() => void renew(file), beatMs).unref() : undefined;
    try {
      return await work();
    } finally {
      clearInterval(beat);
      await release(file, holder);
    }
  } finally {
    own.delete(holder);
  }
}

interface Taken {
  isEmpty: boolean;
}

async function take(file: string, holder: string, options: LockOptions): Promise<Taken> {
  const until = Date.now() + options.timeoutMs;
  for (;;) {
    try {
      return await create(file, holder);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const found = await readHolder(file);
    if (found === 'gone') continue;
    if (found && (await isAbandoned(file, found.holder, options))) await takeAway(file, found.holder);
    else if (Date.now() > until) throw new Problem(`${options.taken}. If not, delete ${file}.`);
    else await wait(pauseMs);
  }
}

/** Undefined: it is another user's, and may not be read. */
async function readHolder(file: string): Promise<{ holder: string } | 'gone' | undefined> {
  try {
    return { holder: await readFile(file, 'utf8') };
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : undefined;
  }
}

/** On a full disk the lock file is empty, and still counts: a command that frees space takes the lock, too. */
async function create(file: string, holder: string): Promise<Taken> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(holder);
    return { isEmpty: false };
  } catch (error) {
    if (isFull(error)) return { isEmpty: true };
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

const renew = (file: string): Promise<void> => utimes(file, new Date(), new Date()).catch(() => undefined);

/** A process that held the lock for too long may find that another has it by now. */
async function release(file: string, holder: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch(() => undefined);
  if (found === holder || found === '') await rm(file, { force: true });
}

/** True when the process that took the lock is gone, or has held it for longer than any work takes. */
async function isAbandoned(file: string, found: string, { longestHoldMs }: LockOptions): Promise<boolean> {
  const age = await ageOf(file);
  // Empty and old: its process was ended between creating it and writing its name.
  if (age > (found === '' ? longestEmptyMs : longestHoldMs)) return true;
  const [pid = '', host] = found.split(' ');
  // In another container that number is another process: there only the lock's age is known.
  if (!pid || host !== hostname()) return false;
  if (Number(pid) === process.pid) return !own.has(found);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** One after the other, each checking again: the second would otherwise delete the lock that the first just took. */
async function takeAway(file: string, abandoned: string): Promise<void> {
  const claim = `${file}.claim`;
  try {
    await (await open(claim, 'wx')).close();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if ((await ageOf(claim)) > longestClaimMs) await rm(claim, { force: true });
    return wait(pauseMs);
  }
  try {
    const found = await readFile(file, 'utf8').catch(() => undefined);
    if (found === abandoned) await rm(file, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}

async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
