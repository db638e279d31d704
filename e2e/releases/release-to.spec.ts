import type { Page } from '@playwright/test';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { npmRunWith } from '../support/commands';
import { makeReleaseToken } from '../support/release-token';
import { makeSecondRelease } from '../support/copied-release';
import { expect, test } from '../support/test';

const words: [string, string] = ['What we measured, built', 'What we published, built'];
const version = '20261126-120000-abcdef0';
const releasesDir = path.join(String(process.env.E2E_DATA_DIR), 'releases/public-site');

/** Shells ask every second what is live. */
const shows = (page: Page, text: string) =>
  expect(async () => {
    await page.goto('/blog');
    await expect(page.getByText(text)).toBeVisible({ timeout: 1_000 });
  }).toPass();

test.describe('a release over the network', () => {
  // The folder of another machine, which has packed a version.
  let elsewhere: string;
  test.beforeEach(async () => (elsewhere = await mkdtemp(path.join(os.tmpdir(), 'site-elsewhere-'))));
  test.afterEach(() => rm(elsewhere, { recursive: true }));

  test('is published and made live with a token, and taken back @long', async ({ page, baseURL }) => {
    const to = ['--to', String(baseURL)];
    const remotes = await (await page.request.get('/releases/current.json')).json();
    const before: string = remotes['public-site'].version;
    await makeSecondRelease({ of: before, version, words });
    await mkdir(path.join(elsewhere, 'releases/public-site'), { recursive: true });
    await rename(path.join(releasesDir, version), path.join(elsewhere, 'releases/public-site', version));
    await cp(path.join(releasesDir, before), path.join(elsewhere, 'releases/public-site', before), { recursive: true });

    const rights = ['publish', 'promote', 'promoteWithoutRehearsal', 'rollBack'];
    const token = await makeReleaseToken(page.request, 'public-site', rights);
    const run = (script: string, ...args: string[]) =>
      npmRunWith({ DATA_DIR: elsewhere, RELEASE_TOKEN: token }, script, ...args);

    await run('promote', `public-site@${version}`, '--no-browser', '--because', 'another heading', ...to);
    await shows(page, 'What we published, built');
    const listed = await run('releases', ...to);
    expect(listed).toContain(`* ${version}`);
    expect(listed).toContain('by public-site (token) (promote, not rehearsed: another heading)');

    await run('rollback', 'public-site', ...to);
    await shows(page, 'What we measured, built');
  });
});
