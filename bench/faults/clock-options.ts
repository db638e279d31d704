import path from 'node:path';
import { pathToFileURL } from 'node:url';

const clock = pathToFileURL(path.join(import.meta.dirname, 'clock.mjs')).href;

/** For a process whose clock SIGUSR2 moves. */
export const clockOptions = { NODE_OPTIONS: `--import ${clock}` };
