import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findFreePort } from '../../tools/start/ports';
import { Copy } from '../fixtures/copy';
import { admin, signIn } from '../fixtures/sign-in';
import { clockOptions } from './clock-options';

const root = path.join(import.meta.dirname, '../..');

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
    const shared = { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...clockOptions };
    this.api = new Copy(apiPort, path.join(root, 'dist/api/main.mjs'), {
      ...{ ...shared, DATABASE_URL: this.databaseUrl, API_PORT: String(apiPort), MEDIA_DIR: this.mediaDir },
      ...{ SESSION_SECRET: 'a secret for faults only', ADMIN_PASSWORD: admin.password, TRUST_PROXY: '1' },
    });
    this.shell = new Copy(shellPort, path.join(root, 'dist/shell/server/main.cjs'), {
      ...{ ...shared, PORT: String(shellPort), HOST: '127.0.0.1' },
      ...{ API_URL: `http://127.0.0.1:${apiPort}`, RELEASES_DIR: this.releasesDir },
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
