import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Below the time of a test, which would end without a word of what was printed. */
const timeoutMs = 200_000;

export const workspaceRoot = path.join(import.meta.dirname, '../..');

/** Of a second terminal, in the folder of the product under test. */
export const commandEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: process.env.E2E_DATA_DIR,
  NX_DAEMON: 'false',
});

/** Runs one of package.json's scripts against the product under test, as a person would in a second terminal. */
export const npmRun = (script: string, ...args: string[]): Promise<string> => npmRunWith({}, script, ...args);

/** The same with other settings, such as those of a machine that has another folder. */
export async function npmRunWith(settings: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], {
    cwd: workspaceRoot,
    env: { ...commandEnvironment(), ...settings },
  });
  return stdout;
}

/** Starts the product a second time, beside the one under test. */
export class StartCommand {
  output = '';
  private readonly child: ChildProcess;

  constructor(env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, ['tools/start.mjs'], { cwd: workspaceRoot, env: { ...process.env, ...env } });
    this.child.stdout?.on('data', (data) => (this.output += data));
    this.child.stderr?.on('data', (data) => (this.output += data));
  }

  /** Resolves when the command has printed something that matches. Rejects when it ends without, or takes too long. */
  async untilPrinted(pattern: RegExp): Promise<void> {
    const end = Date.now() + timeoutMs;
    while (!pattern.test(this.output)) {
      if (this.child.exitCode !== null) throw new Error(`npm start ended:\n${this.output}`);
      if (Date.now() > end) throw new Error(`npm start has not printed ${pattern}:\n${this.output}`);
      await wait(100);
    }
  }

  async exitCode(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const signal = AbortSignal.timeout(timeoutMs);
      await once(this.child, 'exit', { signal }).catch(() => {
        throw new Error(`npm start has not ended:\n${this.output}`);
      });
    }
    return this.child.exitCode;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}
