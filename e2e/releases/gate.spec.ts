import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npmRun } from '../support/commands';
import { expect, test } from '../support/test';

const releases = path.join(String(process.env.E2E_DATA_DIR), 'releases');
const broken = '20200101-000000-bad';

const live = async () => JSON.parse(await readFile(path.join(releases, 'current.json'), 'utf8'));

/** A release like the live one, whose app fails when it is mounted: packed well, and broken all the same. */
async function packBroken(): Promise<void> {
  const folder = path.join(releases, 'public-site', broken);
  await cp(path.join(releases, 'public-site', (await live()).apps['public-site']), folder, { recursive: true });
  const scripts = await readdir(path.join(folder, 'client/js'));
  const mount = `client/js/${scripts.find((name) => /^mount\..*\.js$/.test(name))}`;
  const code = Buffer.from(`throw new Error('Nothing to mount');${await readFile(path.join(folder, mount), 'utf8')}`);
  await writeFile(path.join(folder, mount), code);
  for (const compressed of ['br', 'gz']) await rm(path.join(folder, `${mount}.${compressed}`));
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  release.version = broken;
  release.integrity[mount] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  for (const compressed of ['br', 'gz']) delete release.integrity[`${mount}.${compressed}`];
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
}

/** What a command says that must fail. */
async function refusal(script: string, ...args: string[]): Promise<string> {
  const failed = await npmRun(script, ...args).then(
    (output) => Promise.reject(new Error(`It went through:\n${output}`)),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(failed.code).toBe(1);
  return failed.stdout + failed.stderr;
}

test.describe('the gate', () => {
  test.afterAll(() => rm(path.join(releases, 'public-site', broken), { recursive: true, force: true }));

  test('refuses a release that fails in a browser, in words, and nothing changes', async () => {
    test.setTimeout(240_000);
    await packBroken();
    const before = await live();
    const said = await refusal('promote', `public-site@${broken}`);
    expect(said).toMatch(/✓ contract: .*\n.*✓ files: .*\n.*✓ API: 7 calls, compared with the API that runs at/);
    expect(said).toMatch(/✗ rehearsal: \d+ addresses drawn, \d+ (of \d+ )?mounted in a browser/);
    expect(said).toMatch(
      /\/\S* \(and \d+ others\): an (error in the console|exception nobody catches): .*Nothing to mount/,
    );
    expect(said).toContain('is refused. Nothing went live.');
    expect(await live()).toEqual(before);
  });

  test('lets the present API pass, which all front ends were built against', async () => {
    test.setTimeout(120_000);
    const said = await npmRun('release', 'api', '--dry-run');
    expect(said).toMatch(/✓ public-site@\S+: 7 calls compared/);
    expect(said).toMatch(/✓ admin-console@\S+: \d+ calls compared/);
    expect(said).toContain('The API may go live. Nothing was written down.');
  });
});
