import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');
const shared = ['libs', 'tools', 'nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

/** The workspace of a team of one app, or of one that has none yet: the libraries and the tools, but no shell, no API and no other app. */
export class LoneWorkspace {
  output = '';
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'lone-'));
  private server: ChildProcess | undefined;

  constructor(private readonly app?: string) {
    for (const name of [...shared, ...(app ? [app] : [])])
      cpSync(path.join(root, name), path.join(this.folder, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Files and folders of the whole workspace that are only read. */
  link(...names: string[]): void {
    for (const name of names) {
      mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
      symlinkSync(path.join(root, name), path.join(this.folder, name));
    }
  }

  /** Runs `npx nx`. Answers what it printed; rejects with that where it fails. */
  nx(...args: string[]): Promise<string> {
    return this.run(process.execPath, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args]);
  }

  npmRun(settings: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<string> {
    return this.run('npm', ['run', '--silent', script, '--', ...args], settings);
  }

  private async run(file: string, args: string[], settings: NodeJS.ProcessEnv = {}): Promise<string> {
    // Nx may share a cache between all copies of a repository on a machine.
    const cache = path.join(this.folder, '.nx/cache');
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_CACHE_DIRECTORY: cache, ...settings };
    const { stdout } = await promisify(execFile)(file, args, { cwd: this.folder, env, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  }

  /** Starts `npx nx serve`. Resolves once the app is compiled. */
  async serve(...args: string[]): Promise<void> {
    const nx = path.join(root, 'node_modules/nx/dist/bin/nx.js');
    const server = spawn(process.execPath, [nx, 'serve', String(this.app), ...args], {
      cwd: this.folder,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      // A group of its own, so that its end takes what nx has started along.
      detached: true,
    });
    this.server = server;
    server.stdout.on('data', (data) => (this.output += data));
    server.stderr.on('data', (data) => (this.output += data));
    while (!/Compiled in/.test(this.output)) {
      if (server.exitCode !== null) throw new Error(`nx serve ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Replaces words in a file of the app. */
  edit(file: string, from: string, to: string): void {
    const target = path.join(this.folder, String(this.app), file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
    writeFileSync(target, text.replace(from, to));
  }

  async remove(): Promise<void> {
    const { server } = this;
    if (server?.pid && server.exitCode === null && server.signalCode === null) {
      const gone = once(server, 'exit');
      process.kill(-server.pid, 'SIGKILL');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
