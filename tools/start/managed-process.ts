import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';
import { ProcessLog } from './process-log';

/** What a child reports once it is ready. */
export interface Ready {
  url?: string;
  /** The database's address for the API. */
  apiUrl?: string;
  port?: number;
}

/** The first admin, whose password the API has made up. Nothing stores that. */
export interface CreatedAdmin {
  username: string;
  password: string;
}

type Message =
  | ({ type: 'ready' | 'listening' } & Ready)
  | { type: 'failed'; message: string }
  | { type: 'created'; admin: CreatedAdmin }
  | { type: 'pong' };

export interface ProcessSpec {
  /** Shown to people, and the name of the log file. */
  name: string;
  script: string;
  args?: string[];
  /** Node's own options, such as a loader. */
  nodeOptions?: string[];
  env: NodeJS.ProcessEnv;
  logDir: string;
  onCreated?: ((admin: CreatedAdmin) => void) | undefined;
  /** Of one that can be connected to before it is ready. */
  onListening?: (addresses: Ready) => unknown;
}

const graceMs = 10_000;

/** A child process that reports when it is ready, writes its output to a log file, and stops with this process. */
export class ManagedProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private readonly log: ProcessLog;

  constructor(readonly spec: ProcessSpec) {
    this.log = new ProcessLog(spec.logDir, spec.name);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when the child is ready. Throws Problem when it reports that it can't, or ends without a word. */
  start(): Promise<Ready> {
    const child = this.spawn();
    return new Promise((resolve, reject) => {
      child.on('message', (message: Message) => {
        if (message.type === 'ready') resolve(message);
        if (message.type === 'listening') this.spec.onListening?.(message);
        if (message.type === 'created') this.spec.onCreated?.(message.admin);
        if (message.type === 'failed') reject(new Problem(message.message));
      });
      child.once('exit', (code, signal) =>
        reject(new Problem(`${this.spec.name} ended before it was ready (${signal ?? code}). See ${this.logFile}.`)),
      );
    });
  }

  /** Calls back when the child exits unexpectedly. */
  onCrash(handle: () => void): void {
    this.child?.once('exit', () => {
      if (!this.stopping) handle();
    });
  }

  /** Kills the child, which counts as a crash, whenever it takes too long to respond. It must know `ping`. */
  watch({ everyMs, deadlineMs }: { everyMs: number; deadlineMs: number }): void {
    const { child } = this;
    if (!child) return;
    let deadline: NodeJS.Timeout | undefined;
    child.on('message', ({ type }: Message) => {
      if (type !== 'pong') return;
      clearTimeout(deadline);
      deadline = undefined;
    });
    const heartbeat = setInterval(() => {
      if (deadline) return;
      deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
      if (child.connected) child.send({ type: 'ping' }, () => undefined);
    }, everyMs);
    child.once('exit', () => {
      clearInterval(heartbeat);
      clearTimeout(deadline);
    });
  }

  /** Asks the child to stop, and kills it after ten seconds. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(timer);
    this.log.end();
  }

  private get logFile(): string {
    return path.join(this.spec.logDir, `${this.spec.name}.log`);
  }

  private spawn(): ChildProcess {
    const { script, args = [], nodeOptions = [], env, logDir } = this.spec;
    mkdirSync(logDir, { recursive: true });
    // In its own process group: Ctrl-C reaches only this process, which then stops its children in order.
    const child = fork(script, args, {
      ...{ env, execArgv: nodeOptions, detached: true },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // What it wrote just before it died is still in the pipe, and is read.
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => this.log.write(data));
    // One that the system has no room for never was, so it never exits.
    child.once('error', (error) => {
      this.log.write(Buffer.from(`${error.message}\n`));
      if (child.pid === undefined) child.emit('exit', null, null);
    });
    // A child that was killed could not end what it had started: the process of a release may even loop.
    child.once('exit', () => endGroup(child.pid));
    this.stopping = false;
    this.child = child;
    return child;
  }
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
