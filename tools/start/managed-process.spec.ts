import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from './is-alive';
import { ManagedProcess } from './managed-process';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'managed-process-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('counts one that could not even be made as one that ended, and says so', async () => {
  const { execPath } = process;
  process.execPath = path.join(folder, 'nowhere');
  const child = new ManagedProcess({ name: 'child', script: 'child.cjs', env: process.env, logDir: folder });
  const starting = child.start();
  process.execPath = execPath;
  const crashed = new Promise<void>((resolve) => child.onCrash(resolve));
  await expect(starting).rejects.toThrow('child ended before it was ready');
  await crashed;
  await child.stop();
});

it.each([
  ['failed', `process.send({ type: 'failed', message: 'In use.' })`],
  ['was ended', `process.kill(process.pid, 'SIGTERM')`],
])('reports an admin that a child has made before it %s', async (_, end) => {
  const admin = { username: 'admin', password: 'made up' };
  const script = path.join(folder, 'child.cjs');
  writeFileSync(script, `process.send(${JSON.stringify({ type: 'created', admin })}, () => ${end})`);
  const onCreated = jest.fn();
  const child = new ManagedProcess({ name: 'child', script, env: process.env, logDir: folder, onCreated });
  await expect(child.start()).rejects.toThrow(/In use|ended before it was ready/);
  expect(onCreated).toHaveBeenCalledWith(admin);
  await child.stop();
});

it('leaves nothing running that a killed child had started, not even a loop', async () => {
  const script = path.join(folder, 'child.cjs');
  writeFileSync(
    script,
    `const loop = require('node:child_process').spawn(process.execPath, ['--eval', 'for (;;);']);
    process.send({ type: 'ready', port: loop.pid });`,
  );
  const child = new ManagedProcess({ name: 'child', script, env: process.env, logDir: folder });
  const { port: loop = 0 } = await child.start();
  const crashed = new Promise<void>((resolve) => child.onCrash(resolve));
  expect(isAlive(loop)).toBe(true);
  process.kill(child.pid, 'SIGKILL');
  await crashed;
  while (isAlive(loop)) await new Promise((resolve) => setTimeout(resolve, 20));
});
