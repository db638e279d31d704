import { spawn } from 'node:child_process';
import { workspaceRoot } from '../release/workspace';

export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a shell line at the root of the workspace, as a person would type it. */
export function run(line: string, env: NodeJS.ProcessEnv, timeoutMs = 30 * 60_000): Promise<Outcome> {
  return new Promise((resolve) => {
    // In a process group of its own, so that a timeout also ends the processes that the line has started.
    const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
      cwd: workspaceRoot,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const timer = setTimeout(() => {
      output += `\nStopped after ${Math.round(timeoutMs / 1000)} s.`;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', (error) => end({ ok: false, output: error.message }));
    child.once('close', (code) => end({ ok: code === 0, output }));
  });
}

/** The same, but must succeed. Throws with the last lines of output. */
export async function expectRun(line: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { ok, output } = await run(line, env);
  if (ok) return output;
  throw new Error(`${line}\n${output.trim().split('\n').slice(-20).join('\n')}`);
}
