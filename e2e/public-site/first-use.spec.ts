import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../support/test';

const hostScript = /\/shell\/\w+\/host\.js/;
const startScript = /\/shell\/\w+\/start\.js/;
const appScript = /\/app\.\w+\.js/;
const typeface = /\/archivo\.\w+\.woff2/;

/** Keeps a file back until it is let go. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(file, async (route) => {
    await gone;
    // By then nobody may wait for it any more.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

const insights = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Latest Insights' });

test.describe('the scripts of a page', () => {
  let asked: string[];

  /** A page that is seen and has its host script, but waits for a typeface, so that it is not idle yet. */
  async function openUnfinished(page: Page): Promise<() => void> {
    // The page of the test before may still be asking for something.
    const ofThisPage: string[] = [];
    asked = ofThisPage;
    page.on('request', (request) => ofThisPage.push(request.url()));
    const letGo = await hold(page, typeface);
    // A browser without a window now and then reports its pointer, which nobody has moved, in the corner.
    await page.addInitScript(() => {
      const isMoved = ({ clientX, clientY }: PointerEvent) => clientX > 0 || clientY > 0;
      addEventListener('pointermove', (event) => isMoved(event) || event.stopImmediatePropagation(), true);
    });
    const session = await page.context().newCDPSession(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Whatever Playwright itself evaluates, to find an element as well, counts as a visitor's gesture.
    const evaluate = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value;
    const hasHost = 'document.readyState === "interactive" && "shellLoadScript" in window';
    await expect.poll(() => evaluate(hasHost)).toBe(true);
    expect(await evaluate('document.querySelector("h1").checkVisibility()')).toBe(true);
    await evaluate('new Promise((resolve) => requestIdleCallback(resolve)).then(() => true)');
    return letGo;
  }

  const areAskedFor = () => asked.some((url) => startScript.test(url));

  test('wait until the page is loaded and the browser idle', async ({ page }) => {
    const letGo = await openUnfinished(page);
    expect(areAskedFor()).toBe(false);
    letGo();
    await expect.poll(areAskedFor).toBe(true);
  });

  test('come with the first touch, if that is earlier', async ({ page }) => {
    const letGo = await openUnfinished(page);
    expect(areAskedFor()).toBe(false);
    await page.mouse.move(200, 200);
    await expect.poll(areAskedFor).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    letGo();
  });

  test('do not count as lost when the device sleeps in the middle of loading', async ({ page }) => {
    const letGo = await hold(page, startScript);
    await page.clock.install();
    const requested = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && startScript.test(request.url()),
    );
    await page.goto('/');
    await requested;
    await page.clock.fastForward('01:00:00');
    letGo();
    // That the console stays silent is what the fixture checks.
    await untilInteractive(page);
  });
});

test.describe('a click', () => {
  test('leads where its link does when no script has come yet', async ({ page }) => {
    const letGo = await hold(page, hostScript);
    await page.goto('/', { waitUntil: 'commit' });
    await insights(page).click();
    await expect(page).toHaveURL(/\/blog$/);
    letGo();
    await expect(heading(page)).toBeVisible();
  });

  test('is not lost while the app is still on its way', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    const letGo = await hold(page, appScript);
    const app = page.waitForRequest(appScript);
    await insights(page).click();
    await app;
    letGo();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('on what only the app can do waits for it, however long it takes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/blog/contract-that-fills-itself-in');
    await untilInteractive(page);
    const letGo = await hold(page, appScript);
    const app = page.waitForRequest(appScript);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await app;
    // Longer than a form waits that the browser can send as well.
    await page.clock.runFor(1_500);
    letGo();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/contract-that-fills-itself-in$/);
  });

  test('opens a menu before any script has come', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letGo = await hold(page, hostScript);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    letGo();
  });
});

test('an app whose largest script takes longer than a stalled one may is waited for on a slow line', async ({
  page,
  trouble,
}) => {
  // On such a line nothing is used as soon as Chromium would have it.
  trouble.expect(/was preloaded using link preload but not used/);
  const again: string[] = [];
  page.on('request', (request) => /[?&]again=|\/client-errors$/.test(request.url()) && again.push(request.url()));
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300, downloadThroughput: 25 * 1024, uploadThroughput: 25 * 1024 },
  });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(again).toEqual([]);
});
