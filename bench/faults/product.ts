import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findFreePort } from '../../tools/start/ports';
import { apiCopy, shellCopy } from '../fixtures/api-copies';
import type { Copy } from '../fixtures/copy';
import { signIn } from '../fixtures/sign-in';
import { clockOptions } from './clock-options';

/** Shell and API as they are deployed, a process each, on a Postgres and a folder of releases. */
export class FaultedProduct {
  origin = '';
  api!: Copy;
  shell!: Copy;
  cookie = '';
  readonly mediaDir = mkdtempSync(path.join(tmpdir(), 'media-'));

  constructor(
    private readonly databaseUrl: string,
    readonly releasesDir: string,
  ) {}

  async start(): Promise<void> {
    const [apiPort, shellPort] = [await findFreePort(), await findFreePort()];
    const shared = { LOG_LEVEL: 'warn', ...clockOptions() };
    // With the limits that it has in production: an overload shall find them.
    this.api = apiCopy(apiPort, this.databaseUrl, { ...shared, MEDIA_DIR: this.mediaDir, TRUST_PROXY: '1' });
    this.shell = shellCopy(shellPort, {
      ...{ ...shared, API_URL: `http://127.0.0.1:${apiPort}`, RELEASES_DIR: this.releasesDir },
    });
    await this.api.start();
    await this.shell.start();
    this.origin = `http://127.0.0.1:${shellPort}`;
    this.cookie = await signIn(this.origin);
  }

  async stop(): Promise<void> {
    await this.shell?.end('SIGKILL');
    await this.api?.end('SIGKILL');
    rmSync(this.mediaDir, { recursive: true, force: true });
  }
}
