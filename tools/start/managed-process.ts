import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';

/** What a child says once it works. */
export interface Ready {
  url?: string;
  port?: number;
  createdAdmin?: { username: string; password: string };
}
type Message = ({ type: 'ready' } & Ready) | { type: 'failed'; message: string };

export interface ProcessSpec {
  /** Shown to people, and the name of the log file. */
  name: string;
  script: string;
  args?: string[];
  /** Node's own options, such as a loader. */
  nodeOptions?: string[];
  env: NodeJS.ProcessEnv;
  logDir: string;
}

const graceMs = 10_000;

/** A child process that says when it is ready, writes its output to a log file, and ends with this process. */
export class ManagedProcess {
  private child: ChildProcess | null = null;
  private stopping = false;

  constructor(readonly spec: ProcessSpec) {}

  /** Resolves when the child is ready. Throws Problem with the child's own words when it can't start. */
  start(): Promise<Ready> {
    const child = this.spawn();
    return new Promise((resolve, reject) => {
      child.on('message', (message: Message) => {
        if (message.type === 'ready') resolve(message);
        if (message.type === 'failed') reject(new Problem(message.message));
      });
      child.once('exit', (code, signal) =>
        reject(new Problem(`${this.spec.name} ended before it was ready (${signal ?? code}). See ${this.logFile}.`)),
      );
    });
  }

  /** Calls back when the child ends without having been asked to. */
  onCrash(handle: () => void): void {
    this.child?.once('exit', () => {
      if (!this.stopping) handle();
    });
  }

  /** Asks the child to end, and makes it after ten seconds. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(timer);
  }

  private get logFile(): string {
    return path.join(this.spec.logDir, `${this.spec.name}.log`);
  }

  private spawn(): ChildProcess {
    const { script, args = [], nodeOptions = [], env, logDir } = this.spec;
    mkdirSync(logDir, { recursive: true });
    // The child writes to the file itself: what it says right before it dies stands there, and nobody copies it.
    const log = openSync(this.logFile, 'a');
    // A group of its own: Ctrl-C reaches only this process, which then ends its children in order.
    const child = fork(script, args, {
      ...{ env, execArgv: nodeOptions, detached: true },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.stopping = false;
    this.child = child;
    return child;
  }
}
