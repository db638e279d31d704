import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FaultProxy } from './fault-proxy';

const root = path.join(import.meta.dirname, '../..');

/**
 * A shell of its own beside the product under test, with a copy of its releases and its API behind it: what is broken
 * here breaks nowhere else. Faults can be put before it and between it and the API.
 */
export class ShellUnderFaults {
  readonly releasesDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'site-faults-')), 'releases');
  readonly front = new FaultProxy(() => `http://127.0.0.1:${this.port}`);
  readonly api = new FaultProxy(() => `http://127.0.0.1:${process.env.E2E_PORT}`);
  private process: ChildProcess | undefined;
  private port = 0;

  async start(): Promise<void> {
    await cp(path.join(String(process.env.E2E_DATA_DIR), 'releases'), this.releasesDir, { recursive: true });
    await Promise.all([this.front.start(), this.api.start()]);
    const child = fork(path.join(root, 'dist/shell/server/main.cjs'), {
      env: {
        ...process.env,
        PORT: '0',
        API_URL: this.api.origin,
        RELEASES_DIR: this.releasesDir,
        LOG_LEVEL: 'fatal',
        NODE_ENV: 'production',
      },
    });
    this.process = child;
    this.port = await new Promise<number>((resolve, reject) => {
      child.on('message', (message: { type: string; port?: number; message?: string }) => {
        if (message.type === 'ready') resolve(Number(message.port));
        else reject(new Error(message.message));
      });
      child.once('exit', () => reject(new Error('The shell ended before it was ready.')));
    });
  }

  async stop(): Promise<void> {
    this.process?.kill('SIGKILL');
    await Promise.all([this.front.stop(), this.api.stop()]);
    await rm(path.dirname(this.releasesDir), { recursive: true, force: true });
  }
}
