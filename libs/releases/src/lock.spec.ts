import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from './lock';

const options = { timeoutMs: 10_000, longestHoldMs: 60_000, taken: 'Another command is at work' };

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'lock-'))));
afterEach(() => rm(folder, { recursive: true }));
const file = () => path.join(folder, '.lock');

it('lets one work at a time, and the next when that has failed', async () => {
  const seen: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    seen.push(`${name} begins`);
    await wait(50);
    seen.push(`${name} ends`);
    if (fails) throw new Error(name);
  };
  const outcomes = await Promise.allSettled([
    withLock(file(), options, work('one', true)),
    withLock(file(), options, work('other', false)),
    withLock(file(), options, work('third', false)),
  ]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(seen).toHaveLength(6);
  for (let index = 0; index < seen.length; index += 2) {
    expect(seen[index + 1]).toBe(seen[index]?.replace('begins', 'ends'));
  }
});

it('says who is in the way once the time is over', async () => {
  await withLock(file(), options, async () => {
    const second = withLock(file(), { ...options, timeoutMs: 50 }, async () => 'never');
    await expect(second).rejects.toThrow(`Another command is at work. If not, delete ${file()}.`);
  });
});

it('says where the lock file is that may not be read, as another user’s', async () => {
  // Not even root reads a folder as a file.
  await mkdir(file());
  const second = withLock(file(), { ...options, timeoutMs: 50 }, async () => 'never');
  await expect(second).rejects.toThrow(`Another command is at work. If not, delete ${file()}.`);
});

it('takes the place of one that has held it for longer than any work takes', async () => {
  await writeFile(file(), '1 another-machine of-its-own');
  const before = new Date(Date.now() - options.longestHoldMs - 1_000);
  await utimes(file(), before, before);
  expect(await withLock(file(), options, async () => 'done')).toBe('done');
});

it('takes the place of one that a process before it took under its own number', async () => {
  await writeFile(file(), `${process.pid} ${os.hostname()} of-another-start`);
  expect(await withLock(file(), options, async () => 'done')).toBe('done');
});

it('takes the place of one whose process ended before it wrote its name', async () => {
  await writeFile(file(), '');
  const before = new Date(Date.now() - 6_000);
  await utimes(file(), before, before);
  expect(await withLock(file(), options, async () => 'done')).toBe('done');
});
