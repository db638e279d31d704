import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandEnvironment, npmRun, workspaceRoot } from '../support/commands';
import { expect, test } from '../support/test';

test.describe('a release command that is killed while it rehearses', { tag: '@long' }, () => {
  test('leaves no process behind, and no folder once the next command has run', async () => {
    test.setTimeout(300_000);
    const script = path.join(workspaceRoot, 'tools/release/release.ts');
    const command = fork(script, ['public-site', '--percent', '0'], {
      ...{ cwd: workspaceRoot, env: commandEnvironment(), execArgv: ['--import', 'tsx'], stdio: 'ignore' },
    });
    // As early as possible: those that are only starting are the ones that could miss the end of their parent.
    await expect.poll(() => shellsOf(command.pid), { timeout: 120_000, intervals: [10] }).not.toEqual([]);
    const shells = shellsOf(command.pid);
    command.kill('SIGKILL');
    await expect.poll(() => shells.filter(isRunning), { timeout: 60_000 }).toEqual([]);

    expect(foldersOf(command.pid)).toHaveLength(1);
    await npmRun('repair');
    expect(foldersOf(command.pid)).toEqual([]);
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

const foldersOf = (pid = 0): string[] =>
  readdirSync(os.tmpdir()).filter((name) => name.startsWith(`keystride-release-${pid}-`));
