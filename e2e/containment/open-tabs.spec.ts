import type { ReleasedApp } from '@site/federation';
import type { Page } from '@playwright/test';
import { copyLiveRelease, liveRelease, promoteUnchecked } from '../support/copied-release';
import { marketingPages } from '../support/pages';
import { isLongRun, shareOf } from '../support/share';
import { ShellUnderFaults } from '../support/shell-under-faults';
import { admin, api, expect, test, untilAppRuns, untilInteractive } from '../support/test';

/** Releases of each app come and go here while tabs stay open. */
const shell = new ShellUnderFaults();
const releases = isLongRun ? 5 : 2;

test.describe.configure({ timeout: 400_000 });
test.beforeAll(() => shell.start());
test.afterAll(() => shell.stop());
// What a tab waits for here are minutes.
test.beforeEach(({ page }) => page.clock.install());

/** Releases the app of a tab several times, and the other beside it; answers what is live of the first in the end. */
async function releaseMany(app: ReleasedApp, other: ReleasedApp): Promise<string> {
  const release = async (each: ReleasedApp) =>
    promoteUnchecked(shell.releasesDir, each, await copyLiveRelease(shell.releasesDir, each));
  for (let count = 0; count < releases; count++) {
    if (count === 0 || isLongRun) await release(other);
    await release(app);
  }
  return liveRelease(shell.releasesDir, app);
}

/** Notes every version that a page asks files of, and every request that fails. */
function watchRequests(page: Page) {
  const seen = { versions: new Set<string>(), failed: [] as string[] };
  page.on('request', (request) => {
    const [, version] = /\/releases\/[a-z-]+\/([^/]+)\/client\//.exec(request.url()) ?? [];
    if (version) seen.versions.add(version);
  });
  page.on('response', (response) => response.status() >= 400 && seen.failed.push(response.url()));
  return seen;
}

const aPicture = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };

const at = (address: string) => shell.front.origin + address;
const note = (page: Page) => page.getByRole('complementary', { name: 'New version' });

/** As when somebody turns to a tab again. */
const turnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Turns to the tab, which looks what is live, and lets more time pass than the stillness after which it offers that. */
async function lookAgain(page: Page): Promise<void> {
  // It looks twice a minute at most: where it is about to look by itself, that is the time.
  const answer = page.waitForResponse(/\/releases\/current\.json$/);
  await page.clock.fastForward(30_000);
  await turnTo(page);
  await (await answer).finished();
  for (let tick = 0; tick < 10; tick++) await page.clock.runFor(500);
}

/** Opens an address within the app that runs, as a click on a link to it does. */
async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A link of the test' });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
  await expect(page).toHaveURL(at(address));
}

async function signInHere(page: Page): Promise<void> {
  await api(page, 'POST', at('/api/admin/login'), admin);
  await page.goto(at('/admin'));
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

const opensPages = 'a tab of the public site opens every page after other releases, then is offered the new version';
test(opensPages, { tag: '@share' }, async ({ page, request }) => {
  const pages = shareOf([...(await marketingPages(request)), '/blog/lead-response-time-real-estate'], 5);
  const seen = watchRequests(page);
  await page.goto(at('/'));
  await untilAppRuns(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await page.locator('#root').getAttribute('data-interactive');
  const live = await releaseMany('public-site', 'admin-console');

  for (const address of pages) {
    await followLink(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page did not open' })).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect([...seen.versions]).toEqual([before]);
  expect(seen.failed).toEqual([]);

  await followLink(page, '/about');
  await lookAgain(page);
  await expect(note(page).getByRole('status')).toHaveText('There is a new version of this page.');
  await note(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('#root')).toHaveAttribute('data-interactive', live);
  await lookAgain(page);
  await expect(note(page)).toHaveCount(0);
});

test('a tab that has been open for a while is offered a version by a shell that no longer has its code', async ({
  page,
}) => {
  const code = page.waitForResponse(/\/shell\/[^/]+\/update\.js$/);
  await page.goto(at('/'));
  await untilInteractive(page);
  await page.clock.fastForward(30_000);
  await (await code).finished();

  await page.route(/\/shell\//, (route) => route.fulfill({ status: 404 }));
  const version = await copyLiveRelease(shell.releasesDir, 'public-site');
  await promoteUnchecked(shell.releasesDir, 'public-site', version);
  // The tab looks once, and not again for a while.
  await expect.poll(async () => (await page.request.get(at('/releases/current.json'))).text()).toContain(version);
  await turnTo(page);
  await expect(note(page).getByRole('status')).toHaveText('There is a new version of this page.');
});

test('the offer of a new version covers nothing that the keyboard comes to, and goes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(at('/about'));
  await untilAppRuns(page);
  await promoteUnchecked(shell.releasesDir, 'public-site', await copyLiveRelease(shell.releasesDir, 'public-site'));
  await lookAgain(page);
  await expect(note(page).getByRole('status')).toHaveText('There is a new version of this page.');
  const top = await note(page).evaluate((shown) => shown.getBoundingClientRect().top);
  const covered: string[] = [];
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { tagName, textContent } = document.activeElement as Element;
      const { bottom } = (document.activeElement as Element).getBoundingClientRect();
      return { name: `${tagName} ${textContent.trim()}`, bottom };
    });
    if (focused.bottom > top) covered.push(focused.name);
  }
  expect(covered).toEqual([]);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
});

test('a tab of the console opens every screen after other releases, and is not offered another over unsaved text', async ({
  page,
}) => {
  const seen = watchRequests(page);
  await signInHere(page);
  const before = await page.locator('#root').getAttribute('data-interactive');
  const live = await releaseMany('admin-console', 'public-site');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const screen of ['Messages', 'Users', 'Audit log', 'Your account', 'Posts', 'New Post']) {
    // A count of what is new may stand behind the name.
    await page
      .getByRole('link', { name: new RegExp(`^${screen}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This screen did not open' })).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect([...seen.versions]).toEqual([before]);
  expect(seen.failed).toEqual([]);

  await page.getByLabel('Title', { exact: true }).fill('A sentence that must not be lost');
  await page.getByRole('heading', { level: 1 }).click();
  await lookAgain(page);
  await expect(note(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Posts' })).toBeVisible();
  // What was held back until nothing would be lost.
  for (let tick = 0; tick < 10; tick++) await page.clock.runFor(500);
  await note(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('#root')).toHaveAttribute('data-interactive', live);
  await page.getByRole('link', { name: 'New Post' }).click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A sentence that must not be lost');
  // Before its shell ends, so that nothing is asked of it any more.
  await page.goto('about:blank');
});

test('a tab of the console whose version is deleted says what helps, and keeps the text over the reload', async ({
  page,
  trouble,
}) => {
  trouble.expect(/404/);
  await signInHere(page);
  await page.getByRole('link', { name: 'New Post' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill('A sentence of a month ago');
  await expect(page.getByText('Unsaved text, kept on this device')).toBeVisible();
  const before = await liveRelease(shell.releasesDir, 'admin-console');
  const version = await copyLiveRelease(shell.releasesDir, 'admin-console');
  await promoteUnchecked(shell.releasesDir, 'admin-console', version);
  await expect.poll(async () => (await page.request.get(at('/releases/current.json'))).text()).toContain(version);
  await page.route(`**/releases/admin-console/${before}/**`, (route) => route.fulfill({ status: 404 }));

  await page.getByLabel('Pictures for the text').setInputFiles(aPicture);
  await expect(
    page.getByText(/could not be shown\. This console may be out of date: if this lasts, reload/),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator('#root')).toHaveAttribute('data-interactive', version);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A sentence of a month ago');
  await page.goto('about:blank');
});

test('a tab whose own shell cannot start the version that is live loads that with its shell, when asked to', async ({
  page,
  trouble,
}) => {
  trouble.expect(/404|did not load|already registered/);
  let isOld = true;
  // Nothing starts in the first document: neither its own version, nor the one that goes live meanwhile.
  await page.route('**/remoteEntry.js*', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(at('/admin/login'));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const version = await copyLiveRelease(shell.releasesDir, 'admin-console');
  await promoteUnchecked(shell.releasesDir, 'admin-console', version);
  await page.waitForResponse((response) => response.url().includes(`/${version}/client/remoteEntry.js`));
  page.on('framenavigated', () => (isOld = false));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#root')).toHaveAttribute('data-interactive', version);
  await page.goto('about:blank');
});
