import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

export interface TimedLine {
  /** Seconds since the command was started. */
  at: number;
  text: string;
}

export interface TimedRun {
  seconds: number;
  lines: TimedLine[];
}

interface Place {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end. Rejects with all that it said when it fails. */
export async function timedRun(command: string, args: string[], place: Place): Promise<TimedRun> {
  const { lines, ended } = timedStart(command, args, place);
  const { seconds, code } = await ended;
  if (code === 0) return { seconds, lines };
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${lines.map(({ text }) => text).join('\n')}`);
}

/** Starts a command and notes when it says what. */
export function timedStart(command: string, args: string[], { cwd, env }: Place) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: TimedLine[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (text) => lines.push({ at: since(), text: stripVTControlCharacters(text) }));
  }
  const ended = new Promise<{ seconds: number; code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ seconds: since(), code }));
  });
  return { child, lines, ended, since };
}
