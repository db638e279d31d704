import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FaultProxy } from './fault-proxy';
import { ForkedShell } from './forked-shell';

/**
 * A shell of its own beside the product under test, with a copy of its releases and its API behind it: what is broken
 * here breaks nowhere else. Faults can be put before it and between it and the API.
 */
export class ShellUnderFaults {
  readonly releasesDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'site-faults-')), 'releases');
  private readonly shell = new ForkedShell();
  readonly front = new FaultProxy(() => this.shell.origin);
  readonly api = new FaultProxy(() => `http://127.0.0.1:${process.env.E2E_PORT}`);

  async start(): Promise<void> {
    await cp(path.join(String(process.env.E2E_DATA_DIR), 'releases'), this.releasesDir, { recursive: true });
    await Promise.all([this.front.start(), this.api.start()]);
    await this.shell.start({ API_URL: this.api.origin, RELEASES_DIR: this.releasesDir });
  }

  async stop(): Promise<void> {
    this.shell.stop();
    await Promise.all([this.front.stop(), this.api.stop()]);
    await rm(path.dirname(this.releasesDir), { recursive: true, force: true });
  }
}
