import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { longTimeouts } from './long-timeouts';

const script = path.join(import.meta.dirname, '../../dist/shell/server/main.cjs');

/** A shell of a test's own, beside the product under test. */
export class ForkedShell {
  private process: ChildProcess | undefined;
  origin = '';

  async start(environment: NodeJS.ProcessEnv): Promise<void> {
    const child = fork(script, {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', NODE_ENV: 'production', ...longTimeouts, ...environment },
    });
    this.process = child;
    const port = await new Promise<number>((resolve, reject) => {
      child.on('message', (message: { type: string; port?: number; message?: string }) => {
        if (message.type === 'ready') resolve(Number(message.port));
        else reject(new Error(message.message));
      });
      child.once('exit', () => reject(new Error('The shell ended before it was ready.')));
    });
    this.origin = `http://127.0.0.1:${port}`;
  }

  stop(): void {
    this.process?.kill('SIGKILL');
  }
}
