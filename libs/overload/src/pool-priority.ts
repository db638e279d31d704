import { readlink } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

const poolSize = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
const bursts = 50;

/**
 * Lets the threads that calculate for this process (passwords, pictures, compression) give way to the one that answers.
 * At the same priority each piece of work that it hands to them pushes it aside for up to a slice, 3 ms. Linux alone
 * has priorities of threads; elsewhere, and where the system refuses, all stay equal.
 */
export async function letPoolGiveWay(): Promise<void> {
  if (process.platform === 'linux') await lowerAll().catch(() => undefined);
}

async function lowerAll(): Promise<void> {
  const lowered = new Set<number>();
  // Nothing names the threads of libuv's pool. Reading a link makes whichever thread is free report its own id.
  for (let burst = 0; burst < bursts && lowered.size < poolSize; burst += 1) {
    const links = await Promise.all(Array.from({ length: poolSize * 4 }, () => readlink('/proc/thread-self')));
    for (const thread of links.map((link) => Number(link.split('/').at(-1)))) {
      if (!lowered.has(thread)) setPriority(thread, constants.priority.PRIORITY_LOW);
      lowered.add(thread);
    }
  }
}
