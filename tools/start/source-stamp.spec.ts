import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuiltFrom, rememberBuiltFrom, timeOfBuild } from './source-stamp';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'stamp-'))));
afterEach(() => rm(folder, { recursive: true }));

it('knows from what all was built, and when; nothing of what was built in parts', async () => {
  const stamp = path.join(folder, '.built-from');
  expect([await isBuiltFrom('a', stamp), await timeOfBuild(stamp)]).toEqual([false, undefined]);
  const before = new Date();
  await rememberBuiltFrom('a', stamp);
  expect([await isBuiltFrom('a', stamp), await isBuiltFrom('b', stamp)]).toEqual([true, false]);
  const time = await timeOfBuild(stamp);
  expect(Number(time)).toBeGreaterThanOrEqual(Number(before));
  expect(Number(time)).toBeLessThanOrEqual(Date.now());
});
