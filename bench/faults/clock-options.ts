import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Copy } from '../fixtures/copy';

const clock = pathToFileURL(path.join(import.meta.dirname, 'clock.mjs')).href;

/** For a process whose clock SIGUSR2 moves by so many hours. */
export const clockOptions = (hours = 1) => ({ NODE_OPTIONS: `--import ${clock}`, CLOCK_HOURS: String(hours) });

/** Moves its clock, and answers what moves it back. */
export async function moveClock(copy: Copy | undefined): Promise<() => Promise<unknown>> {
  const move = async () => process.kill(Number(copy?.pid), 'SIGUSR2');
  await move();
  return move;
}
