import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';

interface Place {
  /** Of workflow and job. */
  title: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A file to which the output is added. */
  log: string;
  /** When the job's time is up. */
  deadline: number;
}

/** Runs a step's lines as GitHub does. Prints which; one that fails rejects with its last lines. */
export async function runLines(lines: string, { title, cwd, env, log, deadline }: Place): Promise<void> {
  const name = `${title} > ${lines.trim().split('\n').join(' ⏎ ')}`;
  console.log(name);
  const began = Date.now();
  const output = openSync(log, 'a');
  writeSync(output, `\n== ${name}\n`);
  const { size } = statSync(log);
  // In a group of its own, which ends as a whole.
  const child = spawn('bash', ['-e', '-c', lines], { cwd, env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  const end = (): unknown => child.pid && process.kill(-child.pid);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, deadline - began);
  process.once('exit', end);
  const [code]: unknown[] = await once(child, 'exit');
  clearTimeout(timer);
  process.off('exit', end);
  const seconds = Math.round((Date.now() - began) / 1000);
  if (code === 0) return console.log(`  ${seconds} s`);
  const why = isLate ? 'was ended, as the time of its job was up,' : 'failed';
  const printed = readFileSync(log).subarray(size).toString().trimEnd().split('\n');
  throw new Error(`${name}\n${why} after ${seconds} s. The end of ${log}:\n${printed.slice(-100).join('\n')}`);
}
