import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../../tools/embedded-postgres/main.ts');

/** The embedded database on a folder, which may be killed and started again. */
export class EmbeddedPostgres {
  private child: ChildProcess | undefined;

  constructor(private readonly folder: string) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Answers its address. Rejects when it ends before it has one. */
  async start(): Promise<string> {
    const child = fork(main, ['--data', this.folder], { execArgv: ['--import', 'tsx'], silent: true });
    this.child = child;
    const gone = once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The database ended (${signal ?? code}).`);
    });
    const [message] = await Promise.race([once(child, 'message'), gone]);
    // It will end one day, and nobody waits for that.
    gone.catch(() => undefined);
    if (message.type !== 'ready') throw new Error(message.message);
    return message.url;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
