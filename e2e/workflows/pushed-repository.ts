import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../support/commands';

export const branch = 'main';
const author = ['-c', 'user.name=A team', '-c', 'user.email=team@example.com'];

/** Writes more into a folder that has the present source, and no packages. */
export type Writing = (folder: string) => void;

/**
 * A repository to which a team has just pushed a change: the present source as a change of one file, or what is written into
 * the present source.
 */
export class PushedRepository {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'pushed-'));
  private readonly repository = path.join(this.folder, 'repository.git');
  /** What its jobs store for later ones. */
  readonly caches = this.newFolder('caches');
  /** The commits before and after the push. */
  readonly before: string;
  readonly after: string;

  constructor(
    readonly changedFile: string,
    write?: Writing,
  ) {
    const isClone = existsSync(path.join(workspaceRoot, '.git'));
    if (isClone) git('clone', '--bare', workspaceRoot, this.repository);
    else git('init', '--bare', this.repository);
    const parent = isClone ? this.ask('rev-parse', 'HEAD') : '';
    this.inTree(workspaceRoot, 'add', '--all');
    const present = this.ask('write-tree');
    if (write) this.addWritten(write);
    else this.inTree(this.folder, 'update-index', '--force-remove', changedFile);
    const other = this.ask('write-tree');
    const [before, after] = write ? [present, other] : [other, present];
    this.before = this.commit(before, parent);
    this.after = this.commit(after, this.before);
    this.ask('update-ref', `refs/heads/${branch}`, this.after);
  }

  /** A fresh clone: what is tracked, and nothing that was built or installed. Without its history it lacks `before`. */
  clone(withHistory: boolean): string {
    const folder = this.newFolder('clone');
    const depth = withHistory ? [] : ['--depth=1'];
    git('clone', ...depth, `--branch=${branch}`, `file://${this.repository}`, folder);
    return folder;
  }

  /** What was pushed, as `A file` for one that was added. */
  get changes(): string[] {
    return this.ask('diff', '--name-status', this.before, this.after).replaceAll('\t', ' ').split('\n');
  }

  /** What it has in a file. */
  textOf(file: string): string {
    return this.ask('show', `${branch}:${file}`);
  }

  /** For what else a machine has. It goes when the repository does. */
  newFolder(name: string): string {
    return mkdtempSync(path.join(this.folder, `${name}-`));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private ask(...args: string[]): string {
    return git(...author, `--git-dir=${this.repository}`, ...args);
  }

  private addWritten(write: Writing): void {
    const folder = this.newFolder('written');
    this.inTree(folder, 'checkout-index', '--all');
    write(folder);
    this.inTree(folder, 'add', '--all');
  }

  /** With the files of a folder as they are, committed or not. */
  private inTree(folder: string, ...args: string[]): void {
    git('-C', folder, `--git-dir=${this.repository}`, `--work-tree=${folder}`, ...args);
  }

  private commit(tree: string, parent: string): string {
    return this.ask('commit-tree', tree, '-m', 'A change', ...(parent ? ['-p', parent] : []));
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
