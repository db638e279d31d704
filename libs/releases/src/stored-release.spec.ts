import { execFileSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@site/federation';
import { integrityOf } from './integrity';
import { swapPointer } from './pointer';
import { faultsOfFiles, isVersion, readRelease } from './stored-release';

let releasesDir: string;
let folder: string;
const version = '20261120-153000-1a2b3c4';
const name = `public-site@${version}`;

beforeEach(async () => {
  releasesDir = await mkdtemp(path.join(os.tmpdir(), 'stored-'));
  folder = path.join(releasesDir, 'public-site', version);
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await writeFile(path.join(folder, 'client/main.js'), 'main');
  await describeAs({});
});
afterEach(() => rm(releasesDir, { recursive: true, force: true }));

async function describeAs(changes: Partial<Release>): Promise<void> {
  const integrity = { 'client/main.js': integrityOf(Buffer.from('main')) };
  const release = { app: 'public-site', version, integrity, ...changes };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
}

const faults = async () => faultsOfFiles(folder, await readRelease(folder, 'public-site', version));
const promoting = (to: string) =>
  swapPointer(releasesDir, {
    ...{ kind: 'promote', app: 'public-site', seen: { live: null, canary: null }, to, who: 'a test' },
  });

describe('the name of a version', () => {
  it.each(['20261120-153000-1a2b3c4', 'v1', '1.2.3-rc.1'])('may be %s', (word) => expect(isVersion(word)).toBe(true));

  it.each(['', '.', '..', '../admin-console/v1', 'a/b', 'a\\b', 'v..1', '.hidden', 'v1\n', 'ä', 'x'.repeat(81)])(
    'is never %j',
    async (word) => {
      expect(isVersion(word)).toBe(false);
      await expect(promoting(word)).rejects.toThrow('is not the name of a release');
    },
  );
});

describe('a stored release', () => {
  it('is read and can go live', async () => {
    expect(await faults()).toEqual([]);
    await expect(promoting(version)).resolves.toMatchObject({ to: version });
  });

  it.each([
    ['another app', { app: 'admin-console' } as const, 'describes admin-console@'],
    ['another version', { version: 'v9' }, 'describes public-site@v9, not public-site@2026'],
  ])('is refused when it describes %s', async (_, changes, sentence) => {
    await describeAs(changes);
    await expect(readRelease(folder, 'public-site', version)).rejects.toThrow(sentence);
    await expect(promoting(version)).rejects.toThrow(sentence);
  });

  it('is refused when its description is half a file', async () => {
    await writeFile(path.join(folder, 'release.json'), '{"app": "public-');
    await expect(promoting(version)).rejects.toThrow('release.json is damaged; release public-site again.');
  });
});

describe('the files of a release', () => {
  it.each([
    ['changed', () => writeFile(path.join(folder, 'client/main.js'), 'other'), 'was changed after it was packed'],
    ['missing', () => rm(path.join(folder, 'client/main.js')), 'is missing its file client/main.js'],
    ['one too many', () => writeFile(path.join(folder, 'client/more.js'), ''), 'not packed with it: client/more.js'],
    [
      'a link to a file with the same content',
      async () => {
        await writeFile(path.join(releasesDir, 'main.js'), 'main');
        await rm(path.join(folder, 'client/main.js'));
        await symlink(path.join(releasesDir, 'main.js'), path.join(folder, 'client/main.js'));
      },
      `client/main.js of ${name} is no regular file.`,
    ],
    [
      'a link to a folder',
      () => symlink(releasesDir, path.join(folder, 'client/all')),
      `client/all of ${name} is no regular file.`,
    ],
    [
      'a named pipe',
      async () => void execFileSync('mkfifo', [path.join(folder, 'client/pipe')]),
      `client/pipe of ${name} is no regular file.`,
    ],
  ])('are refused when one is %s', async (_, spoil, sentence) => {
    await spoil();
    expect(await faults()).toEqual([expect.stringContaining(sentence)]);
  });

  // Only root may give a file away.
  (process.getuid?.() === 0 ? it : it.failing)('are refused when one belongs to somebody else', async () => {
    await chown(path.join(folder, 'client/main.js'), 65_534, 65_534);
    expect(await faults()).toEqual([`client/main.js of ${name} has another owner than release.json.`]);
  });
});
