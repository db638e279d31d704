import { execFile, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
    await expect.poll(() => shells.filter(isRunning), { timeout: 60_000 }).toEqual([]);

    const release = new RegExp(`^keystride-release-${command.pid}-`);
    expect(files().filter((file) => release.test(file))).not.toEqual([]);
    await promisify(execFile)('npm', ['run', '--silent', 'repair'], { cwd: workspaceRoot, env });
    expect(files().filter((file) => release.test(file) || file.includes('playwright'))).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
});

const shellsOf = (parent = 0): number[] => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return children.filter((name) => readProc(name, 'cmdline').includes('dist/shell/server/main.cjs')).map(Number);
};

const parentOf = (process: string): number => Number(/^PPid:\s+(\d+)$/m.exec(readProc(process, 'status'))?.[1]);

function readProc(process: string, file: string): string {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const isRunning = (pid: number): boolean => readProc(String(pid), 'cmdline') !== '';
