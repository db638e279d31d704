import { charactersPerLine } from '../support/line-lengths';
import { expect, test, untilAppRuns, untilInteractive } from '../support/test';

test.describe('who reads an article', () => {
  test('sees who wrote it, jumps to a chapter, copies its address and reads on', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/blog/contract-that-fills-itself-in');
    await untilInteractive(page);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Amira Haddad' })).toBeVisible();
    await expect(page.getByText('Real Estate Business Analyst')).toBeVisible();

    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Two gaps refuse' }).click();
    await expect(page.getByRole('heading', { name: 'Two gaps refuse' })).toBeInViewport();

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/contract-that-fills-itself-in$/);

    await expect(page.getByRole('heading', { name: 'Which contract do you type most often?' })).toBeVisible();
    await page.getByRole('region', { name: 'Read on' }).getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL(/contract-that-fills-itself-in/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A contract that fills itself in');
  });

  test('has lines of as many characters as one reads with ease', async ({ page }) => {
    await page.goto('/blog/lead-response-time-real-estate');
    const lengths = await charactersPerLine(page.locator('main [dir=auto] p'));
    expect(lengths.length).toBeGreaterThan(10);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(average).toBeGreaterThanOrEqual(65);
    expect(average).toBeLessThanOrEqual(75);
  });

  test('goes on to all articles of a tag, and to the feed', async ({ page }) => {
    await page.goto('/blog/lead-routing-in-ten-minutes');
    await untilAppRuns(page);
    await page.getByRole('link', { name: 'leads', exact: true }).click();
    await expect(page).toHaveURL(/\/blog\?tag=leads$/);
    await expect(page.getByRole('heading', { name: 'Articles tagged “leads”' })).toBeVisible();
    const feed = await page.request.get(
      String(await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')),
    );
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    await page.getByRole('link', { name: 'All tags' }).click();
    const list = page.getByRole('region', { name: 'All articles' });
    await expect(list.getByRole('heading', { name: 'All articles' })).toBeInViewport();
    await expect(list).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Insights' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: 'RSS feed' }).click();
    await expect(page.getByText('Lead routing, set up in ten minutes').first()).toBeAttached();
  });
});
