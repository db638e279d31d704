import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { npmRun, workspaceRoot } from './commands';

const run = promisify(execFile);

/** A folder of a team that has nothing of this workspace but the packed contract. */
export class OutsideWorkspace {
  private constructor(readonly folder: string) {}

  static async make(): Promise<OutsideWorkspace> {
    const workspace = new OutsideWorkspace(await mkdtemp(path.join(os.tmpdir(), 'outside-')));
    await cp(path.join(import.meta.dirname, 'outside-app'), workspace.folder, { recursive: true });
    const packages = path.join(workspace.folder, 'node_modules');
    await mkdir(path.join(packages, '@site/federation'), { recursive: true });
    // What a registry would give: webpack, its loader, TypeScript.
    const root = path.join(workspaceRoot, 'node_modules');
    for (const name of await readdir(root)) {
      if (!name.startsWith('.')) await symlink(path.join(root, name), path.join(packages, name));
    }
    const packed = (await npmRun('contract')).trim();
    await run('tar', ['-xzf', packed, '--strip-components=1', '-C', path.join(packages, '@site/federation')]);
    return workspace;
  }

  /** Runs a program of a package. Answers what it printed. */
  async node(program: string, args: string[], settings: NodeJS.ProcessEnv = {}): Promise<string> {
    const env = { ...process.env, ...settings };
    const file = path.join(this.folder, 'node_modules', program);
    const { stdout } = await run(process.execPath, [file, ...args], { cwd: this.folder, env }).catch((error) => {
      throw new Error(`${program} failed:\n${error.stdout}${error.stderr}`);
    });
    return stdout;
  }

  /** Commits what the team has written. Answers the commit. */
  async commit(): Promise<string> {
    await writeFile(path.join(this.folder, '.gitignore'), 'node_modules\ndist\n');
    const person = ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com'];
    const git = (...args: string[]) => run('git', [...person, ...args], { cwd: this.folder });
    await git('init', '--quiet');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'the first events');
    return (await git('rev-parse', 'HEAD')).stdout.trim();
  }

  /** Replaces words in a file of the team. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const target = path.join(this.folder, file);
    await writeFile(target, (await readFile(target, 'utf8')).replace(from, to));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
