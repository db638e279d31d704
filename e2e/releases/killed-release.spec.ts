import { execFile, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandEnvironment, workspaceRoot } from '../support/commands';
import { expect, test } from '../support/test';

test.describe('a release command that is killed while it rehearses', { tag: '@long' }, () => {
  test('leaves no process behind, and no folder once the next command has run', async () => {
    test.setTimeout(300_000);
    // Short: sockets lie in it, too.
    const temporary = mkdtempSync(path.join(os.tmpdir(), 'killed-'));
    const env = { ...commandEnvironment(), TMPDIR: temporary };
    const files = () => readdirSync(temporary, { recursive: true }).map(String);
    const script = path.join(workspaceRoot, 'tools/release/release.ts');
    const command = fork(script, ['public-site', '--percent', '0'], {
      ...{ cwd: workspaceRoot, env, execArgv: ['--import', 'tsx'], stdio: 'ignore' },
    });
    const isOpening = () => shellsOf(command.pid).length > 0 && files().some((file) => file.includes('playwright'));
    await expect.poll(isOpening, { timeout: 120_000, intervals: [10] }).toBe(true);
    const shells = shellsOf(command.pid);
    command.kill('SIGKILL');
    await expect.poll(() => runningShells().filter(({ pid }) => shells.includes(pid)), { timeout: 60_000 }).toEqual([]);

    const release = new RegExp(`^keystride-release-${command.pid}-`);
    expect(files().filter((file) => release.test(file))).not.toEqual([]);
    await promisify(execFile)('npm', ['run', '--silent', 'repair'], { cwd: workspaceRoot, env });
    expect(files().filter((file) => release.test(file) || file.includes('playwright'))).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
});

const shellsOf = (command = 0): number[] =>
  runningShells()
    .filter(({ parent }) => parent === command)
    .map(({ pid }) => pid);

function runningShells(): { pid: number; parent: number }[] {
  const columns = ['pid=', 'ppid=', 'args='].flatMap((column) => ['-o', column]);
  const list = execFileSync('ps', ['-A', '-ww', ...columns], { encoding: 'utf8' });
  const shells = list.matchAll(/^ *(\d+) +(\d+) .*dist\/shell\/server\/main\.cjs/gm);
  return [...shells].map(([, pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}
