import type { Page } from '@playwright/test';
import { LoneWorkspace } from '../support/lone-workspace';
import { makeRegisteringToken } from '../support/release-token';
import { expect, test, untilAppRuns } from '../support/test';

/** Nothing of the product knows this app before the test makes it: no line is changed, and no shell is deployed. */
test.describe('an app that a team adds', () => {
  let workspace: LoneWorkspace;
  test.beforeEach(() => {
    workspace = new LoneWorkspace();
    // What a release is compared with, and what it is rehearsed in.
    workspace.link('api/openapi.json', 'dist/shell');
  });
  test.afterEach(() => workspace.remove());

  test('is generated, registered by its first release, and shown at its address @long', async ({
    page,
    baseURL,
    trouble,
  }) => {
    // A workspace is generated, compiled and tested on the way, perhaps on a busy machine.
    test.setTimeout(600_000);
    await workspace.nx('g', '@site/tools:remote', 'careers', '--address', '/jobs');
    await workspace.nx('run-many', '-t', 'typecheck', 'test', 'build', '-p', 'careers', '--outputStyle=static');
    const settings = {
      RELEASE_TOKEN: await makeRegisteringToken(page.request, 'careers'),
      DATA_DIR: `${workspace.folder}/.data`,
    };
    const to = ['--to', String(baseURL)];
    const printed = await workspace.npmRun(settings, 'release', 'careers', '--no-browser', ...to);
    expect(printed).toContain(`Live at ${baseURL}: careers@`);

    // Shells ask every second what is live.
    const html = async () => (await page.request.get('/jobs')).text();
    await expect.poll(html).toContain('Careers</h1>');
    await page.goto('/jobs');
    await page.locator('#root[data-app=running]').waitFor();
    await page.getByRole('link', { name: 'Back to' }).click();
    await untilAppRuns(page);

    // From a page of the site, which handles clicks on links itself, and back.
    await followLink(page, '/jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('banner')).toBeVisible();

    // Where its scripts never come, its pages read all the same, and the site does not notice.
    trouble.expect(/net::ERR_FAILED|\/releases\/careers\/|entry of careers/);
    await page.route(/\/releases\/careers\/.*\.js$/, (route) => route.abort());
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to' }).click();
    await untilAppRuns(page);

    await page.goto('/admin/releases');
    await expect(page.getByRole('button', { name: 'Roll back the app careers' })).toBeVisible();
    expect(await workspace.npmRun(settings, 'releases', ...to)).toContain('made live');
  });
});

/** As a click on a link in an article does. */
const followLink = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A link of the test' });
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
