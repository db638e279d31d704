import type { Browser, Page } from '@playwright/test';
import { leftOut, networkFailures, type Part } from '../support/containment-matrix';
import { describeSlowest, FailingPage } from '../support/failing-page';
import type { Failing } from '../support/fault-proxy';
import { oneOf, shareOf } from '../support/share';
import { ShellUnderFaults } from '../support/shell-under-faults';
import { admin, expect, test, untilAppRuns, untilInteractive } from '../support/test';

/** Faults and their ends, all broken pages at a time, since each waits for most of its time. */
const shell = new ShellUnderFaults();

test.beforeAll(async () => {
  await shell.start();
  for (const cell of leftOut()) console.log(`    ${cell}`);
});
test.afterAll(async () => {
  console.log(`    ${describeSlowest()}`);
  await shell.stop();
});

const insights = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const contactTitle = 'Tell us what eats your week';
const interactive = (page: Page) => page.locator('#root[data-interactive]');

/** Runs a case for each way in which a part fails, or for each sixth of them, and one at least. */
async function forEachFailure(
  part: Part,
  app: string,
  run: (how: Failing, name: string) => Promise<void>,
): Promise<void> {
  const failures = networkFailures(part);
  const share = shareOf(failures, Math.min(failures.length, 6));
  await Promise.all(share.map((how) => run(how, `${app}, ${part}, ${how}`)));
}

const open = (browser: Browser, name: string, signedIn?: Awaited<ReturnType<typeof signIn>>) =>
  FailingPage.open({ browser, shell, name, context: { storageState: signedIn } });

/** The cookies of somebody who has signed in. */
async function signIn(browser: Browser) {
  const context = await browser.newContext({ baseURL: shell.front.origin });
  await context.request.post('/api/admin/login', { data: admin });
  const state = await context.storageState();
  await context.close();
  return state;
}

for (const [part, file] of [
  ['entry', 'remoteEntry'],
  ['first chunk', 'js/mount'],
] as const) {
  test(
    `${part} of the public site: pages read, links lead on, and the app comes by itself`,
    { tag: '@share' },
    async ({ browser }) => {
      await forEachFailure(part, 'public-site', async (how, name) => {
        const visitor = await open(browser, name);
        shell.front.set(name, { how, what: new RegExp(`/public-site/[^?]*/${file}`) });
        await visitor.goto('/contact');
        await visitor.sees(visitor.page.getByRole('heading', { level: 1 }), 'usable');
        await insights(visitor.page).click();
        await visitor.sees(heading(visitor.page, 'Latest Insights'), 'usable');
        await visitor.markDocument();
        await expect.poll(() => shell.front.hits(name)).toBeGreaterThan(0);
        visitor.begin();
        shell.front.heal(name);
        await visitor.sees(interactive(visitor.page), 'recovered');
        await visitor.expectSameDocument();
        await visitor.close();
      });
    },
  );

  test(
    `${part} of the console: it says so, leads back to the website, and opens by itself`,
    { tag: '@share' },
    async ({ browser }) => {
      await forEachFailure(part, 'admin-console', async (how, name) => {
        const editor = await open(browser, name);
        shell.front.set(name, { how, what: new RegExp(`/admin-console/[^?]*/${file}`) });
        await editor.goto('/admin/login');
        await editor.sees(editor.page.getByRole('link', { name: 'Back to the website' }).first(), 'usable');
        await editor.markDocument();
        await expect.poll(() => shell.front.hits(name)).toBeGreaterThan(1);
        editor.begin();
        shell.front.heal(name);
        await editor.sees(editor.page.getByLabel('Username'), 'recovered');
        await editor.expectSameDocument();
        await editor.close();
      });
    },
  );
}

test(
  'later chunk of the public site: the frame stays, and the page comes by itself',
  { tag: '@share' },
  async ({ browser }) => {
    await forEachFailure('later chunk', 'public-site', async (how, name) => {
      const visitor = await open(browser, name);
      await visitor.goto('/blog');
      await untilAppRuns(visitor.page);
      await visitor.markDocument();
      shell.front.set(name, { how, what: /\/public-site\/.*\/js\/contact\./ });
      visitor.begin();
      await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
      await visitor.sees(insights(visitor.page), 'usable');
      await expect(visitor.page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
      visitor.begin();
      shell.front.heal(name);
      await visitor.sees(heading(visitor.page, contactTitle), 'recovered');
      await visitor.expectSameDocument();
      await visitor.close();
    });
  },
);

test(
  'later chunk of the console: the sidebar stays, and the screen comes by itself',
  { tag: '@share' },
  async ({ browser }) => {
    const signedIn = await signIn(browser);
    await forEachFailure('later chunk', 'admin-console', async (how, name) => {
      const editor = await open(browser, name, signedIn);
      await editor.goto('/admin');
      await expect(heading(editor.page, 'Admin Dashboard')).toBeVisible();
      await editor.markDocument();
      shell.front.set(name, { how, what: /\/admin-console\/.*\/js\// });
      const sidebar = editor.page.getByRole('navigation', { name: 'Console' });
      editor.begin();
      await sidebar.getByRole('link', { name: 'Users' }).click();
      await editor.sees(sidebar.getByRole('link', { name: 'Dashboard' }), 'usable');
      await expect(editor.page.getByRole('heading', { name: 'This screen did not open' })).toBeVisible();
      editor.begin();
      shell.front.heal(name);
      await editor.sees(heading(editor.page, 'User Management'), 'recovered');
      await editor.expectSameDocument();
      await editor.close();
    });
  },
);

test(
  'style: a page whose faces fail reads in the fallback, and everything works',
  { tag: '@share' },
  async ({ browser }) => {
    await forEachFailure('style', 'public-site', async (how, name) => {
      const visitor = await open(browser, name);
      shell.front.set(name, { how, what: /\.woff2/ });
      await visitor.goto('/contact');
      await visitor.sees(heading(visitor.page, contactTitle), 'usable');
      await visitor.page.getByLabel('Name').first().focus();
      await visitor.sees(interactive(visitor.page), 'usable');
      expect(shell.front.hits(name)).toBeGreaterThan(0);
      await visitor.close();
    });
  },
);

test(
  'API, for the public site: the page says so, and shows the articles by itself',
  { tag: '@share' },
  async ({ browser }) => {
    await forEachFailure('API', 'public-site', async (how, name) => {
      const visitor = await open(browser, name);
      await visitor.goto('/contact');
      await untilAppRuns(visitor.page);
      await visitor.markDocument();
      shell.api.set(name, { how, what: /\/api\/posts/ });
      visitor.begin();
      await insights(visitor.page).click();
      await visitor.sees(heading(visitor.page, 'Latest Insights'), 'usable');
      await expect(visitor.page.getByText('Failed to fetch posts').first()).toBeVisible();
      visitor.begin();
      shell.api.heal(name);
      await visitor.sees(visitor.page.getByRole('article').first(), 'recovered');
      await visitor.expectSameDocument();
      await visitor.close();
    });
  },
);

test('API, for the public site, that refuses at once: it is asked again every few seconds, and no more often', async ({
  browser,
}) => {
  const name = 'public-site, API, 500, over some time';
  const visitor = await open(browser, name);
  await visitor.page.clock.install();
  await visitor.goto('/contact');
  await untilAppRuns(visitor.page);
  shell.api.set(name, { how: '500', what: /\/api\/posts/ });
  await insights(visitor.page).click();
  const failure = visitor.page.getByText('Failed to fetch posts').first();
  await expect(failure).toBeVisible();
  const before = shell.api.hits(name);
  for (let tick = 0; tick < 60; tick++) {
    await visitor.page.clock.runFor(100);
    expect(await failure.isVisible()).toBe(true);
  }
  expect(shell.api.hits(name) - before).toBeGreaterThan(0);
  expect(shell.api.hits(name) - before).toBeLessThanOrEqual(6);
  await visitor.close();
});

test(
  'API, for the console: the screen says so, and shows the posts by itself',
  { tag: '@share' },
  async ({ browser }) => {
    const signedIn = await signIn(browser);
    await forEachFailure('API', 'admin-console', async (how, name) => {
      const editor = await open(browser, name, signedIn);
      await editor.goto('/admin');
      await expect(heading(editor.page, 'Admin Dashboard')).toBeVisible();
      await editor.markDocument();
      shell.api.set(name, { how, what: /\/api\/admin\/posts/ });
      const sidebar = editor.page.getByRole('navigation', { name: 'Console' });
      editor.begin();
      await sidebar.getByRole('link', { name: 'Posts' }).click();
      await editor.sees(heading(editor.page, 'Manage Posts'), 'usable');
      await expect(editor.page.getByText('Failed to fetch posts').first()).toBeVisible();
      editor.begin();
      shell.api.heal(name);
      await editor.sees(editor.page.getByRole('article').first(), 'recovered');
      await editor.expectSameDocument();
      await editor.close();
    });
  },
);

test(
  'API, for the server that renders: the page comes without its live part, and gets it by itself',
  { tag: '@share' },
  async ({ browser }) => {
    for (const how of oneOf(['hang', 'down'], 0)) {
      const name = `public-site, API behind the server, ${how}`;
      const visitor = await open(browser, name);
      const fault = { how, what: /\/api\/posts/ };
      for (const struck of ['everybody', name]) shell.api.set(struck, fault);
      await visitor.goto(`/blog?search=qzx${how}`);
      await visitor.sees(heading(visitor.page, 'Latest Insights'), 'usable');
      await visitor.markDocument();
      await untilInteractive(visitor.page);
      visitor.begin();
      for (const struck of ['everybody', name]) shell.api.heal(struck);
      await visitor.sees(visitor.page.getByText('No articles found'), 'recovered');
      await expect(visitor.page.getByText('Failed to fetch posts')).toHaveCount(0);
      await visitor.expectSameDocument();
      await visitor.close();
    }
  },
);
