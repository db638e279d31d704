import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { StartCommand, workspaceRoot } from '../support/commands';
import { expect, test } from '../support/test';

const folders: string[] = [];
test.afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function freshFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-start-'));
  folders.push(folder);
  return folder;
}

/** As after a first start, which takes ten times as long. A journey that is run by itself may have none. */
function preparedFolder(): string {
  const folder = freshFolder();
  const prepared = process.env.E2E_PREPARED_DATA;
  if (prepared) cpSync(path.resolve(workspaceRoot, prepared), folder, { recursive: true });
  return folder;
}

test.describe('npm start', () => {
  test('names the port that is in use @long', async () => {
    const server = createServer().listen(4281);
    const start = new StartCommand({ PORT: '4281', DATA_DIR: freshFolder() });
    expect(await start.exitCode()).toBe(1);
    expect(start.output).toContain('Port 4281 is in use.');
    server.close();
  });

  test('names the data folder that another one holds', async () => {
    const start = new StartCommand({ PORT: '4282', DATA_DIR: process.env.E2E_DATA_DIR });
    expect(await start.exitCode()).toBe(1);
    expect(start.output).toMatch(/The data folder .* is in use by process \d+/);
  });

  test('names the database that does not answer', async () => {
    const start = new StartCommand({
      PORT: '4284',
      DATA_DIR: freshFolder(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(await start.exitCode()).toBe(1);
    expect(start.output).toMatch(/database/i);
    expect(start.output).not.toContain('    at ');
  });

  test('shows the password that it generated although it fails afterwards', { tag: '@long' }, async () => {
    const folder = freshFolder();
    writeFileSync(path.join(folder, 'releases'), 'no folder');
    const start = new StartCommand({ PORT: '4286', DATA_DIR: folder });
    expect(await start.exitCode()).toBe(1);
    expect(start.output).toMatch(/sign in as admin with the password \S+ \(it is shown only this once\)/);
  });

  test('ends everything on SIGINT', async () => {
    expect(await startAndEnd('SIGINT', preparedFolder())).toContain('PUBLIC_ORIGIN is not set');
  });

  test('shows a new folder’s password, and ends everything on SIGTERM @long', async () => {
    expect(await startAndEnd('SIGTERM', freshFolder())).toMatch(/sign in as admin with the password \S+ \(it is shown/);
  });
});

/** Answers what was printed. */
async function startAndEnd(signal: NodeJS.Signals, dataDir: string): Promise<string> {
  const start = new StartCommand({ PORT: '4285', DATA_DIR: dataDir });
  await start.untilPrinted(/Ctrl-C/);
  start.signal(signal);
  expect(await start.exitCode()).toBe(0);
  const left = execFileSync('ps', ['-eo', 'args'])
    .toString()
    .split('\n')
    .filter((line) => line.includes(dataDir));
  expect(left).toEqual([]);
  await expect(fetch('http://localhost:4285/')).rejects.toThrow();
  return start.output;
}
