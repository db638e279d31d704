import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ReleasedApp } from '@site/federation';
import { readTraffic } from '@site/releases';
import { makeLiveHere } from '../../release/testing/make-live-here';
import { pack, type PackSource } from '../../release/pack';
import { workspaceApps } from '../../release/apps';
import { packSource, workspaceRoot } from '../../release/workspace';
import { readCandidate } from '../candidate';
import { fullChecks, requirePassed, runGate } from '../gate';
import { type OwnProduct, startOwnProduct } from '../rehearsal/own-product';

/** A private site: the current builds live, an API with sample content, and copies to break. */
export class Sandbox {
  private rehearsed: Promise<void> | undefined;

  private constructor(
    private readonly folder: string,
    readonly releasesDir: string,
    private readonly api: OwnProduct,
  ) {}

  static async open(): Promise<Sandbox> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gate-table-'));
    const releasesDir = path.join(folder, 'releases');
    for (const app of workspaceApps()) {
      const { version } = await pack(await packSource(app), releasesDir);
      await makeLiveHere(releasesDir, app, version);
    }
    return new Sandbox(folder, releasesDir, await startOwnProduct(path.join(folder, 'product')));
  }

  get apiUrl(): string {
    return this.api.apiUrl;
  }

  async close(): Promise<void> {
    await this.api.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** A copy of an app's build, to be changed before it is packed. */
  async copyBuild(app: ReleasedApp): Promise<PackSource> {
    const buildDir = await mkdtemp(path.join(this.folder, 'build-'));
    await cp(path.join(workspaceRoot, 'dist', app), buildDir, {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
    return { ...(await packSource(app)), buildDir };
  }

  /** A copy of the API's build, to be changed and run. */
  async copyApiBuild(): Promise<string> {
    const folder = await mkdtemp(path.join(this.folder, 'api-'));
    await symlink(path.join(workspaceRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await cp(path.join(workspaceRoot, 'dist/api'), path.join(folder, 'build'), { recursive: true });
    return path.join(folder, 'build');
  }

  /** Rehearses what is live, once, so that its calls can be repeated. Throws when the gate refuses it. */
  rehearseLive(): Promise<void> {
    return (this.rehearsed ??= (async () => {
      for (const app of workspaceApps()) {
        const version = String((await readTraffic(this.releasesDir, app)).live);
        const candidate = await readCandidate({ releasesDir: this.releasesDir, app, version, product: this.apiUrl });
        requirePassed(await runGate(candidate, fullChecks({ browser: true, thorough: false })));
      }
    })());
  }

  /** A copy of the source that builds like the workspace. */
  async copySource(): Promise<string> {
    const copy = await mkdtemp(path.join(this.folder, 'source-'));
    const left = ['node_modules', 'dist', 'test-results'];
    for (const name of await readdir(workspaceRoot)) {
      if (name.startsWith('.') || left.includes(name)) continue;
      await cp(path.join(workspaceRoot, name), path.join(copy, name), { recursive: true });
    }
    await symlink(path.join(workspaceRoot, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    await cp(path.join(workspaceRoot, 'dist/social-cards'), path.join(copy, 'dist/social-cards'), { recursive: true });
    return copy;
  }
}
