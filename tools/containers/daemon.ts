import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../start/problem';
import { run } from './run';

/** A running Docker daemon. */
export interface Daemon {
  /** The environment for every command that uses it. */
  env: NodeJS.ProcessEnv;
  /** Stops it, if it was started here. */
  stop(): Promise<void>;
}

const timeoutMs = 120_000;

/** This machine's daemon, or else one with all its data in the folder. Throws Problem where neither is possible. */
export async function findDaemon(folder: string): Promise<Daemon> {
  const env = { ...process.env, DOCKER_BUILDKIT: '1' };
  if (!(await run('command -v docker', env)).ok) throw new Problem('Docker is not installed.');
  if ((await run('docker version', env)).ok) return { env, stop: async () => undefined };
  if (process.getuid?.() !== 0) throw new Problem('no Docker daemon answers, and only root may start one.');
  return startDaemon(folder, {
    ...env,
    DOCKER_HOST: `unix://${folder}/docker.sock`,
    DOCKER_CONFIG: path.join(folder, 'config'),
  });
}

async function startDaemon(folder: string, env: NodeJS.ProcessEnv): Promise<Daemon> {
  const log = openSync(path.join(folder, 'dockerd.log'), 'a');
  const places = ['--data-root', 'data', '--exec-root', 'exec', '--pidfile', 'pid'];
  const args = [
    ...places.map((word) => (word.startsWith('-') ? word : path.join(folder, word))),
    '-H',
    env.DOCKER_HOST ?? '',
  ];
  const child = spawn('dockerd', args, { env, stdio: ['ignore', log, log] });
  const ended = new Promise<void>((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    await ended;
    clearTimeout(killing);
  };
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await run('docker version', env)).ok) {
    if (child.exitCode !== null || !child.pid) throw new Problem('the Docker daemon does not start on this machine.');
    if (Date.now() > giveUpAt) {
      await stop();
      throw new Problem(`the Docker daemon did not answer within ${timeoutMs / 1000} s.`);
    }
    await wait(500);
  }
  return { env, stop };
}
