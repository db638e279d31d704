import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/federation';
import { FixtureReleases } from '../testing/fixture-releases';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

/** What the shell that ran before has left: version `v2` is live, and `v1` is there to go back to. */
let left: FixtureReleases;
let started: TestShell | undefined;
afterEach(async () => {
  await started?.stop();
  started = undefined;
  await left.remove();
});

async function leave(changes: Partial<Release> = {}): Promise<void> {
  left = new FixtureReleases();
  await left.add({ app: 'admin-console', version: 'c1' });
  await left.promote('c1', 'admin-console');
  for (const version of ['v1', 'v2']) {
    await left.add({ version, changes });
    await left.promote(version);
  }
}

const fileOf = (...names: string[]): string => join(left.folder, ...names);
const start = async (): Promise<TestShell> => (started = await TestShell.start({ RELEASES_DIR: left.folder }));
const warnings = ({ log }: TestShell): string[] =>
  log.filter(({ level }) => level === 50).map(({ msg }) => String(msg));

describe('a shell whose live release is damaged', () => {
  beforeEach(() => leave());

  const damage: Record<string, () => Promise<void>> = {
    'its server bundle is truncated': () => truncate(fileOf('public-site', 'v2', 'server/render.cjs'), 100),
    'its release.json is truncated': () => truncate(fileOf('public-site', 'v2', 'release.json'), 100),
    'its folder is gone': () => rm(fileOf('public-site', 'v2'), { recursive: true }),
  };

  it.each(Object.entries(damage))('starts with the one before and says so: %s', async (_, doDamage) => {
    await doDamage();
    const shell = await start();
    expect(await shell.text('/static')).toContain('v1 static');
    expect(warnings(shell)).toContainEqual(
      expect.stringMatching(
        /^public-site@v2 is live and can’t be loaded: public-site@v1 is served; run "npm run repair" to fetch it again/,
      ),
    );
  });

  it('serves it once its files are whole again', async () => {
    await truncate(fileOf('public-site', 'v2', 'server/render.cjs'), 100);
    const shell = await start();
    await left.add({ version: 'v2' });
    await until(async () => (await shell.text('/static')).includes('v2 static'));
  });

  it('renders with the one before again once its files are whole again', async () => {
    const throwing = 'exports.render = async () => { throw new Error("broken"); };';
    await left.add({ version: 'v3', files: { 'server/render.cjs': throwing } });
    await left.promote('v3');
    for (const version of ['v1', 'v2']) await truncate(fileOf('public-site', version, 'server/render.cjs'), 100);
    const shell = await start();
    expect((await shell.get('/static')).status).toBe(503);
    await left.add({ version: 'v2' });
    await until(async () => (await shell.text('/static')).includes('v2 static'));
  });

  it('refuses to start where there is no other, with the reason', async () => {
    for (const version of ['v1', 'v2']) await truncate(fileOf('public-site', version, 'server/render.cjs'), 100);
    await expect(start()).rejects.toThrow('was changed after it was packed');
  });

  it('says what leads out where an older shell was deployed than what is live needs', async () => {
    const contract = { speaks: '1.999.0', needs: '^1.0.0' };
    for (const version of ['v1', 'v2']) await left.add({ version, changes: { contract } });
    await expect(start()).rejects.toThrow(/Deploy the newer shell first\. .*npm run rollback -- public-site$/);
  });
});

describe('a shell whose pointer is damaged', () => {
  // No version needs a process.
  beforeEach(() => leave({ server: null }));

  const damage: Record<string, () => Promise<void>> = {
    truncated: () => truncate(fileOf('current.json'), 20),
    empty: () => truncate(fileOf('current.json'), 0),
    'of other JSON': () => writeFile(fileOf('current.json'), 'null'),
    missing: () => rm(fileOf('current.json')),
  };

  it.each(Object.entries(damage))('starts with what the history says is live, and says so: %s', async (_, doDamage) => {
    await doDamage();
    const shell = await start();
    expect(await shell.text('/static')).toContain('/public-site/v2/');
    expect(warnings(shell)).toEqual(['run "npm run repair" to write the pointer again']);
  });

  it('goes on to follow releases', async () => {
    await truncate(fileOf('current.json'), 20);
    const shell = await start();
    await left.promote('v1');
    expect(await shell.text('/static')).toContain('/public-site/v1/');
  });
});
