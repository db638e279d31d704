import { expect, test } from '../support/test';

/** Every journey fails when a page breaks its policy: these open the documents that no other journey opens. */
test.describe('a document that is no page keeps to its policy', () => {
  for (const address of [
    '/sitemap.xml',
    '/blog/feed.xml',
    '/llms.txt',
    '/about.md',
    '/favicon.svg',
    '/media/covers/map-of-a-lead.svg',
    '/api/posts',
  ]) {
    test(address, async ({ page, trouble }) => {
      // A sandbox stops the script by which Playwright looks into a page, and has no origin to be keyed by.
      trouble.expect(/Blocked script execution .* sandboxed|origin-keyed agent cluster/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(await response?.headerValue('content-security-policy')).not.toContain('unsafe-');
    });
  }

  test('the description of the API', async ({ page }) => {
    // Of a long list, only what is near is in the document.
    await page.goto('/api/docs#/public/listPosts');
    await expect(page.getByRole('button', { name: 'GET /api/posts', exact: true })).toBeVisible();
    await expect(page.getByText('Parameters').first()).toBeVisible();
  });
});
