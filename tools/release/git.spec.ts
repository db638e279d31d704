import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitOf } from './git';

const folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the commit of an image, which has no history', () => {
  it('is nobody’s where nothing was written down', async () => {
    expect(await commitOf(folder)).toBeNull();
  });

  it('is what was written down when it was built', async () => {
    writeFileSync(path.join(folder, '.commit'), 'abc1234+\n');
    expect(await commitOf(folder)).toBe('abc1234+');
    writeFileSync(path.join(folder, '.commit'), '');
    expect(await commitOf(folder)).toBeNull();
  });
});
