import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../../tools/start/ports';
import { Copy } from '../stage/copy';

const root = path.join(import.meta.dirname, '../..');
const clock = pathToFileURL(path.join(import.meta.dirname, 'clock.mjs')).href;
const password = 'correct horse battery staple';

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
    const shared = { NODE_ENV: 'production', LOG_LEVEL: 'warn', NODE_OPTIONS: `--import ${clock}` };
    this.api = new Copy(apiPort, path.join(root, 'dist/api/main.mjs'), {
      ...{ ...shared, DATABASE_URL: this.databaseUrl, API_PORT: String(apiPort), MEDIA_DIR: this.mediaDir },
      ...{ SESSION_SECRET: 'a secret for faults only', ADMIN_PASSWORD: password, TRUST_PROXY: '1' },
    });
    this.shell = new Copy(shellPort, path.join(root, 'dist/shell/server/main.cjs'), {
      ...{ ...shared, PORT: String(shellPort), HOST: '127.0.0.1' },
      ...{ API_URL: `http://127.0.0.1:${apiPort}`, RELEASES_DIR: this.releasesDir },
    });
    await this.api.start();
    await this.shell.start();
    this.origin = `http://127.0.0.1:${shellPort}`;
    await this.signIn();
  }

  async stop(): Promise<void> {
    await this.shell?.end('SIGKILL');
    await this.api?.end('SIGKILL');
    rmSync(this.mediaDir, { recursive: true, force: true });
  }

  private async signIn(): Promise<void> {
    const response = await fetch(`${this.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    if (!response.ok) throw new Error(`The admin can't sign in: ${response.status} ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.cookie = cookies.join('; ');
  }
}
