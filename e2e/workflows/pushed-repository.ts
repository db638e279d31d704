import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../support/commands';

const branch = 'pushed';
const author = ['-c', 'user.name=A team', '-c', 'user.email=team@example.com'];

/** A repository to which a team has just pushed the present source, as its change of one file. */
export class PushedRepository {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'pushed-'));
  private readonly repository = path.join(this.folder, 'repository.git');
  /** The workspace's own remote, if it has one. */
  private readonly origin = gitOrNothing('-C', workspaceRoot, 'remote', 'get-url', 'origin');
  private clones = 0;
  /** The commits before and after the push. */
  readonly before: string;
  readonly after: string;

  constructor(changedFile: string) {
    // With the history that there is: by its first commit Nx knows that it is the same workspace, and finds its cache.
    if (existsSync(path.join(workspaceRoot, '.git'))) git('clone', '--bare', workspaceRoot, this.repository);
    else git('init', '--bare', this.repository);
    const parent = this.ask('rev-parse', '--quiet', '--verify', 'HEAD');
    this.stage('add', '--all');
    const whole = this.ask('write-tree');
    this.stage('rm', '--cached', changedFile);
    this.before = this.commit(this.ask('write-tree'), parent);
    this.after = this.commit(whole, this.before);
    this.ask('update-ref', `refs/heads/${branch}`, this.after);
    // What a checkout of the last commit alone holds: it has no commit before.
    this.ask('update-ref', 'refs/heads/last-commit', this.commit(whole, parent));
  }

  /** A fresh clone: what is tracked, and nothing that was built or installed. Only with its history it has `before`. */
  clone(withHistory: boolean): string {
    const folder = path.join(this.folder, `clone-${++this.clones}`);
    const cloned = withHistory ? branch : 'last-commit';
    // As over a network: a local clone has every commit of the repository.
    git('clone', '--no-local', '--single-branch', '--branch', cloned, this.repository, folder);
    // By its remote, too, where it has one.
    if (this.origin) git('-C', folder, 'remote', 'set-url', 'origin', this.origin);
    return folder;
  }

  /** What a job is told of the push. Its git reads this repository where a clone names the workspace's own remote. */
  get variables(): Record<string, string> {
    const push = { GITHUB_REF: `refs/heads/${branch}`, GITHUB_SHA: this.after };
    if (!this.origin) return push;
    const instead = { GIT_CONFIG_KEY_0: `url.${this.repository}.insteadOf`, GIT_CONFIG_VALUE_0: this.origin };
    return { ...push, ...instead, GIT_CONFIG_COUNT: '1' };
  }

  /** Where a job begins, before it has checked out anything. */
  emptyFolder(): string {
    return mkdtempSync(path.join(this.folder, 'runner-'));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private ask(...args: string[]): string {
    return gitOrNothing(...author, `--git-dir=${this.repository}`, ...args);
  }

  /** With the files of this workspace as they are, committed or not. */
  private stage(...args: string[]): void {
    git('-C', workspaceRoot, `--git-dir=${this.repository}`, `--work-tree=${workspaceRoot}`, ...args);
  }

  private commit(tree: string, parent: string): string {
    return this.ask('commit-tree', tree, '-m', 'A change', ...(parent ? ['-p', parent] : []));
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

function gitOrNothing(...args: string[]): string {
  try {
    return git(...args);
  } catch {
    return '';
  }
}
