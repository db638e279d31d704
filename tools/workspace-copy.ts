import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { nxEnvironment } from './nx-environment';
import { type TimedRun, timedRun } from './timed-run';

const root = path.join(import.meta.dirname, '..');
/** What a fresh clone has not. */
const made = new Set(['node_modules', 'dist', '.nx', '.data', '.git', 'test-results', 'playwright-report', 'coverage']);

/** The sources of this workspace in a folder of their own, with nothing built and nothing cached. */
export class WorkspaceCopy {
  private constructor(readonly folder: string) {}

  static async make(): Promise<WorkspaceCopy> {
    const copy = new WorkspaceCopy(await mkdtemp(path.join(tmpdir(), 'bench-workspace-')));
    for (const name of await readdir(root)) {
      if (made.has(name)) continue;
      const filter = (source: string) => path.relative(root, source) !== path.join('bench', 'results');
      await cp(path.join(root, name), path.join(copy.folder, name), { recursive: true, filter });
    }
    return copy;
  }

  /** From the network or npm's cache: as `npm start` does or, with everything, as `npm test` does. */
  install({ everything }: { everything: boolean }): Promise<TimedRun> {
    const script = `import { installPackages } from './tools/install-packages.mjs'; await installPackages({ everything: ${everything} });`;
    return timedRun(process.execPath, ['--input-type=module', '--eval', script], this.place);
  }

  /**
   * In a moment: those of this workspace, which nobody may change. File by file where that can be done: packages that are
   * elsewhere have other paths, which webpack makes the numbers of modules of, and builds differ by some bytes.
   */
  async linkPackages(): Promise<void> {
    const [from, to] = [path.join(root, 'node_modules'), this.in('node_modules')];
    await promisify(execFile)('cp', ['-al', from, to]).catch(async () => {
      await rm(to, { recursive: true, force: true });
      await symlink(from, to, 'dir');
    });
  }

  nx(...args: string[]): Promise<TimedRun> {
    const nx = path.join(this.folder, 'node_modules/nx/dist/bin/nx.js');
    return timedRun(process.execPath, [nx, ...args, '--outputStyle=static'], this.place);
  }

  forget(...folders: string[]): Promise<void[]> {
    return Promise.all(folders.map((name) => rm(this.in(name), { recursive: true, force: true })));
  }

  in(file: string): string {
    return path.join(this.folder, file);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private get place() {
    // Nx may share a cache between all copies of a repository on a machine.
    return { cwd: this.folder, env: { ...nxEnvironment, NX_CACHE_DIRECTORY: this.in('.nx/cache') } };
  }
}
