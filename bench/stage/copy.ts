import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type Message = { type: 'ready' } | { type: 'migrated' } | { type: 'failed'; message: string };

/** One of several processes of the API or the shell, which a test may kill and start again. */
export class Copy {
  log = '';
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly script: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    const child = fork(this.script, { env: { PATH: process.env.PATH, ...this.env }, execArgv: [], silent: true });
    this.child = child;
    child.stdout?.on('data', (data) => (this.log += data));
    child.stderr?.on('data', (data) => (this.log += data));
    const [message] = (await once(child, 'message')) as [Message];
    if (message.type === 'failed') throw new Error(message.message);
  }

  /** Ends it by a signal. Resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
