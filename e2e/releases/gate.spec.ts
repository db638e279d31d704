import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { npmRun } from '../support/commands';
import { copyRelease } from '../support/copied-release';
import { expect, test } from '../support/test';

const releases = path.join(String(process.env.E2E_DATA_DIR), 'releases');
const broken = '20200101-000000-bad';
const copied = '20200101-000000-copy';

const live = async () => JSON.parse(await readFile(path.join(releases, 'current.json'), 'utf8'));

const folderOf = (version: string) => path.join(releases, 'public-site', version);

/** A release like the live one, but for a script that fails: packed well, and broken all the same. Without one, a copy. */
async function packLike(version: string, failing?: RegExp): Promise<void> {
  const of = (await live()).apps['public-site'];
  await copyRelease(releases, 'public-site', { of, version }, (file, code) =>
    failing?.test(file) ? `throw new Error('Nothing to mount');${code}` : undefined,
  );
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
  test.afterEach(async () => {
    for (const version of [broken, copied]) {
      await rm(folderOf(version), { recursive: true, force: true });
    }
  });

  test('refuses a release whose files have changed since it was packed, in words, and nothing changes', async () => {
    await packLike(broken);
    await writeFile(path.join(folderOf(broken), 'client/remoteEntry.js'), '// Another entry.');
    const before = await live();
    const said = await refusal('promote', `public-site@${broken}`);
    expect(said).toMatch(/✗ files: .*\n +client\/remoteEntry\.js of .* was changed after it was packed/);
    expect(said).toContain('is refused. Nothing went live.');
    expect(await live()).toEqual(before);
  });

  test('refuses a release that fails in a browser, in words, and nothing changes', { tag: '@long' }, async () => {
    test.setTimeout(600_000);
    await packLike(broken, /^client\/js\/mount\./);
    const before = await live();
    const said = await refusal('promote', `public-site@${broken}`);
    expect(said).toMatch(/✓ contract: .*\n.*✓ files: .*\n.*✓ API: \d+ calls, compared with the API running at/);
    expect(said).toMatch(/✗ rehearsal: \d+ addresses rendered, \d+ (of \d+ )?mounted in a browser/);
    expect(said).toMatch(
      /\/\S* \(and \d+ others\): an (error in the console|exception nobody catches): .*Nothing to mount/,
    );
    expect(said).toContain('is refused. Nothing went live.');
    expect(await live()).toEqual(before);
  });

  test('mounts again only what has changed, and refuses one page that fails', { tag: '@long' }, async () => {
    test.setTimeout(600_000);
    await packLike(copied);
    expect(await npmRun('promote', `public-site@${copied}`, '--dry-run', '--thorough')).toContain('would pass');
    await packLike(broken, /^client\/js\/construction-ts\./);
    const said = await refusal('promote', `public-site@${broken}`, '--dry-run');
    expect(said).toMatch(
      /✗ rehearsal: \d+ addresses rendered, \d mounted in a browser, \d\d unchanged since they were/,
    );
    expect(said).toMatch(/\/construction: an (error in the console|exception nobody catches): .*Nothing to mount/);
  });

  test('lets the present API pass, which all front ends were built against', { tag: '@long' }, async () => {
    const said = await npmRun('release', 'api', '--dry-run');
    expect(said).toMatch(/✓ public-site@\S+: \d+ calls compared/);
    expect(said).toMatch(/✓ admin-console@\S+: \d+ calls compared/);
    expect(said).toContain('The API may go live. Nothing was recorded.');
  });
});
