import type { Page } from '@playwright/test';
import { marketingPages } from './support/pages';
import { api, expect, signIn, test, untilAppRuns } from './support/test';
import { violationsOf } from './support/violations';

const adminPages = [
  '/admin',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/messages',
  '/admin/users',
  '/admin/account',
  '/admin/audit',
];
const post = '/blog/lead-response-time-real-estate';
const widths = [375, 1280];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('every public page is sound, and everyone can use it, in both themes', async ({ page, request }) => {
      test.setTimeout(10 * 60_000);
      const links = new Set<string>();
      for (const address of [...(await marketingPages(request)), post]) {
        await test.step(address, async () => {
          await page.goto(address);
          await untilAppRuns(page);
          await expectSound(page);
          for (const link of await internalLinks(page)) links.add(link);
        });
      }
      for (const link of links) {
        expect((await request.get(link, { maxRedirects: 0 })).status(), `the link to ${link}`).toBeLessThan(400);
      }
    });

    test('the not-found page is sound, and everyone can use it', async ({ page, trouble }) => {
      trouble.expect(/404/);
      await page.goto('/no-such-page');
      await untilAppRuns(page);
      await expectSound(page);
    });

    test('the console is sound, and everyone can use it, in both themes', async ({ page }) => {
      test.setTimeout(3 * 60_000);
      await signIn(page);
      for (const address of adminPages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        await expectSound(page);
      }
    });

    test('the audit log of long titles is sound, and everyone can use it', async ({ page }) => {
      await signIn(page);
      const draft = { slug: `long-${width}`, content: 'Text.', type: 'blog', title: 'W'.repeat(255) };
      const { id } = await api(page, 'POST', '/api/admin/posts', draft);
      const now = { ...draft, title: 'What became of the doors '.repeat(10).trim(), summary: 'Longer. '.repeat(50) };
      await api(page, 'PUT', `/api/admin/posts/${id}`, now);
      await page.goto('/admin/audit?action=updatePost');
      await page.getByRole('button', { name: 'Summary, Title' }).first().click();
      await expect(page.getByText('W'.repeat(255))).toBeVisible();
      await expectSound(page);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('link', { name: now.title }).first().click();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(now.title);
      await api(page, 'DELETE', `/api/admin/posts/${id}`);
    });

    test('a planned draft, its preview and the selection of posts are sound, and everyone can use them', async ({
      page,
    }) => {
      test.setTimeout(3 * 60_000);
      await signIn(page);
      const draft = {
        title: `A planned draft at ${width}`,
        slug: `a-planned-draft-${width}`,
        content: 'Text.',
        type: 'blog',
      };
      const { id } = await api(page, 'POST', '/api/admin/posts', { ...draft, publishAt: '2999-05-01T09:00:00Z' });
      await page.goto(`/admin/posts/${id}/edit`);
      await expect(page.getByText(/^Scheduled for/)).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const link = await page.getByLabel('Link to the preview').inputValue();
      await expectSound(page);
      await page.goto(link);
      await untilAppRuns(page);
      await expectSound(page);
      await page.goto('/admin/posts?sort=title');
      await page.getByRole('button', { name: 'Comfortable' }).click();
      await expectSound(page);
      await page.getByRole('button', { name: 'Compact' }).click();
      await page.getByRole('checkbox', { name: `Select “${draft.title}”` }).check();
      // Away from the place where the bar of the selection, which stays in view, covers half of a link.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSound(page);
      await api(page, 'DELETE', `/api/admin/posts/${id}`);
    });
  });
}

async function expectSound(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    'sideways scroll in px',
  ).toBeLessThanOrEqual(0);
  await showLazyPictures(page);
  expect(await brokenPictures(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await violationsOf(page, { colorsOnly: colorScheme === 'dark' }), colorScheme).toEqual([]);
  }
}

/**
 * Colours that fade from one theme to the other are neither while they do: they are taken to their end at once.
 * The end of one begins another in those who inherit it and fade themselves.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let some = fading(); some.length > 0; some = fading()) some.forEach((transition) => transition.finish());
  });

/** Pictures below the fold load when they are about to be seen. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src));

/** What a finger could miss: less than 24 px wide or high. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a, button, input')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return target.checkVisibility() && Math.min(width, height) < 24;
      })
      .map((target) => target.outerHTML),
  );

const internalLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.links]
      .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/api/'))
      .map((link) => link.pathname + link.search),
  );
