import { expect, test, untilAppRuns, untilInteractive } from '../support/test';

test.describe('a visitor', () => {
  test('sees the real estate page at the front door, complete before any JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('872,560').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Strategy Call' }).first()).toBeVisible();
    // Parts below the first are laid out a moment later, all of them, so that a picture of the page has no gaps.
    const parts = page.locator('main > *, footer');
    const pending = () =>
      parts.evaluateAll((all) => all.filter((e) => getComputedStyle(e).contentVisibility === 'auto').length);
    await expect.poll(pending).toBe(0);
    await context.close();
  });

  test('walks from the front door to an article and back without a new document', async ({ page }) => {
    await page.goto('/');
    await untilAppRuns(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest Insights' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest Insights' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('reads a page without the app, which comes with the first use of a link, and without a call', async ({
    page,
  }) => {
    const scripts: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    for (const address of ['/', '/martech', '/blog', '/contact', '/blog/lead-response-time-real-estate']) {
      await page.goto(address);
      await untilInteractive(page);
      await page.mouse.wheel(0, 2000);
      expect(scripts.filter((script) => /\/app\.\w+\.js/.test(script))).toEqual([]);
    }
    expect(calls).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest Insights' })).toBeVisible();
    expect(scripts.some((script) => /\/app\.\w+\.js/.test(script))).toBe(true);
  });

  test('filters, searches and shares what is found by its address', async ({ page }) => {
    await page.goto('/blog');
    await untilAppRuns(page);
    await page
      .getByRole('link', { name: 'Videos' })
      .or(page.getByRole('button', { name: 'Videos' }))
      .first()
      .click();
    await expect(page).toHaveURL(/type=video/);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [chosen, other] of [
      ['Videos', 'All Posts'],
      ['Grid view', 'List view'],
    ]) {
      const colorOf = (name: string) =>
        page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(await colorOf(String(chosen))).not.toBe(await colorOf(String(other)));
    }
    await page.emulateMedia({ forcedColors: null });
    await page.getByPlaceholder('Search articles, videos, demos...').fill('zzz-nothing-like-this');
    await expect(page.getByText('No articles found')).toBeVisible();
    await expect(
      page.getByText("Try adjusting your search or filter criteria to find what you're looking for."),
    ).toBeVisible();
    await expect(page).toHaveURL(/search=zzz-nothing-like-this/);
    await page.reload();
    await expect(page.getByText('No articles found')).toBeVisible();
  });

  const oddQueries = [
    'search=%00',
    'search=lead%00er',
    `search=${'a'.repeat(300)}`,
    `search=${'%F0%9F%8F%A0'.repeat(300)}`,
    'search=%25%5C%27',
    'type=%00&view=%00&show=%00&tag=%00',
    'type=__proto__&type[]=blog&show=1e308',
    'search=a&show=999999999&offset=-1&limit=0',
    '%00=%00&%',
  ];
  test('keeps the field in sight while typing in it, also where the browser does not', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/blog');
    await untilAppRuns(page);
    await page.evaluate(() => {
      const asInSafari = new CSSStyleSheet();
      asInSafari.replaceSync('* { overflow-anchor: none !important; }');
      document.adoptedStyleSheets.push(asInSafari);
    });
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await field.scrollIntoViewIfNeeded();
    await field.pressSequentially('nothing has this in it');
    await expect(page.getByText('No articles found')).toBeAttached();
    await expect(field).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Trending Articles' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Videos' }).click();
    await expect(page.getByRole('region', { name: 'Videos' }).getByRole('heading', { name: 'Videos' })).toBeVisible();
  });

  test('reads the list of posts at any address', async ({ page, request }) => {
    for (const query of oddQueries) {
      const response = await request.get(`/blog?${query}`);
      expect([query, response.status()]).toEqual([query, 200]);
      expect(await response.text(), query).not.toContain('Failed to fetch posts');
    }
    await page.goto('/blog?type=__proto__&type[]=blog&show=1e308&search=lead%00er');
    await untilInteractive(page);
    await expect(page.getByRole('region', { name: 'All articles' })).toBeVisible();
    await expect(page.getByText('Failed to fetch posts')).toHaveCount(0);
  });

  test('loads twelve more articles at a time until none remain, and goes on with the first of them by keyboard', async ({
    page,
    request,
  }) => {
    const total = Number((await request.get('/api/posts?limit=1')).headers()['x-total-count']);
    expect(total).toBeGreaterThan(24);
    await page.goto('/blog');
    // On a busy machine the press would be the browser's: a new document, without the focus.
    await untilAppRuns(page);
    const latest = page.getByRole('region', { name: 'All articles' }).getByRole('article');
    const more = page
      .getByRole('link', { name: 'Load More Articles' })
      .or(page.getByRole('button', { name: 'Load More Articles' }));
    await expect(latest).toHaveCount(12);
    for (let shown = 12; shown < total; shown += 12) {
      await more.press('Enter');
      await expect(latest).toHaveCount(Math.min(shown + 12, total));
      await expect(latest.nth(shown).getByRole('link').first()).toBeFocused();
    }
    await expect(more).toHaveCount(0);
  });

  test('reads that a post or a page does not exist, with status 404', async ({ page, trouble }) => {
    trouble.expect(/404/);
    const post = await page.goto('/blog/no-such-post');
    expect(post?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    await expect(page.getByText("The post you're looking for doesn't exist or has been moved.")).toBeVisible();
    const nowhere = await page.goto('/no-such-page');
    expect(nowhere?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});
