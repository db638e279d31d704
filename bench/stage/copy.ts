import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptionsOf } from '../../tools/start/node-options';

type Message = { type: 'ready' } | { type: 'migrated' } | { type: 'failed'; message: string };

/** Letters of the log: a minute of load writes more than a text can hold. */
const maxLogLength = 64 * 1024;

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
    const child = fork(this.script, {
      env: { PATH: process.env.PATH, ...this.env },
      execArgv: nodeOptionsOf(this.script),
      silent: true,
    });
    this.child = child;
    const hear = (data: Buffer) => (this.log = (this.log + data).slice(-maxLogLength));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const [message] = await Promise.race([once(child, 'message') as Promise<[Message]>, this.goneBeforeReady(child)]);
    if (message.type === 'failed') throw new Error(message.message);
  }

  private async goneBeforeReady(child: ChildProcess): Promise<never> {
    await once(child, 'exit');
    throw new Error(`${this.script} ended before it was ready:\n${this.log}`);
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
