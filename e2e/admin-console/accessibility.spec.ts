import type { Page } from '@playwright/test';
import { expectSound, widths } from '../support/expect-sound';
import { oneOf, shareOf } from '../support/share';
import { api, expect, signIn, test, untilAppRuns } from '../support/test';

const height = 900;
const adminPages = [
  '/admin',
  '/admin/posts',
  '/admin/posts/new',
  '/admin/posts/tags',
  '/admin/pictures',
  '/admin/messages',
  '/admin/users',
  '/admin/subscribers',
  '/admin/account',
  '/admin/audit',
  '/admin/releases',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the console is sound, and everyone can use it, in both themes', { tag: '@share' }, async ({ page }) => {
  test.setTimeout(3 * 60_000);
  await signIn(page);
  for (const [index, address] of shareOf(adminPages, 4).entries()) {
    for (const width of oneOf(widths, index, 4)) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await test.step(`${address} at ${width} px`, () => expectSound(page, { inDark: true }));
    }
  }
});

test('what a low window or a contrast theme could hide is reached and seen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await signIn(page);
  await page.goto('/admin/posts');
  const logout = page.getByRole('banner').getByRole('link', { name: 'Logout' });
  await logout.focus();
  await expect(logout).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ forcedColors: 'active' });
  const all = page.getByRole('checkbox', { name: 'Select all posts' });
  const surface = () => all.evaluate((box) => getComputedStyle(box).backgroundColor);
  const before = await surface();
  await all.check();
  expect(await surface()).not.toBe(before);
});

for (const width of oneOf(widths, 0)) {
  test.describe(`at ${width} px`, { tag: '@share' }, () => {
    test.use({ viewport: { width, height } });

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

    test('the form of a release token is sound, and everyone can use it', async ({ page }) => {
      await signIn(page);
      await page.goto('/admin/releases');
      await page.getByRole('button', { name: 'Make token' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
      await expectSound(page, { part: '[role=dialog]' });
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
      await expectSound(page, { part: '[role=dialog]' });
      await page.goto(link);
      await untilAppRuns(page);
      await expectSound(page);
      await page.goto(`/admin/posts?search=${encodeURIComponent(draft.title)}`);
      await page.getByRole('button', { name: 'Comfortable' }).click();
      await expectSound(page);
      await page.getByRole('button', { name: 'Compact' }).click();
      await page.getByRole('checkbox', { name: `Select “${draft.title}”` }).check();
      // Away from the place where the bar of the selection, which stays in view, covers half of a link.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectSound(page);
      await page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectSound(page, { part: '[role=alertdialog]' });
      await api(page, 'DELETE', `/api/admin/posts/${id}`);
    });

    test('a lead, what is written about it, and the question before it is left are sound, and everyone can use them', async ({
      page,
    }) => {
      await signIn(page);
      const lead = { firstName: 'Mary', lastName: 'Somerville', email: 'mary@example.com', message: 'Please call me.' };
      const { id } = await api(page, 'POST', '/api/contact', lead);
      const template = { name: `Call at ${width}`, text: 'Dear {firstName},\nwe will call.' };
      const { id: templateId } = await api(page, 'POST', '/api/admin/reply-templates', template);
      await api(page, 'POST', `/api/admin/contact/${id}/notes`, { text: 'Called back.' });
      await page.goto(`/admin/messages?message=${id}`);
      await page.getByRole('combobox', { name: 'Reply with template' }).click();
      await page.getByRole('option', { name: template.name }).click();
      await page.getByLabel('Note for the team').fill('No answer.');
      await expectSound(page);
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
      await expectSound(page, { part: '[role=alertdialog]' });
      await api(page, 'DELETE', `/api/admin/reply-templates/${templateId}`);
    });
  });
}

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
