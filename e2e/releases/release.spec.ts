import type { Page } from '@playwright/test';
import { npmRun } from '../support/commands';
import { expect, test, untilInteractive } from '../support/test';

/** The version of the public site that a page's HTML and scripts come from. Fails when they differ. */
async function versionOf(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  const versions = new Set(
    [...html.matchAll(/\/releases\/public-site\/([^/]+)\/client\//g)].map(([, version]) => version),
  );
  expect(versions.size).toBe(1);
  return String([...versions][0]);
}

test.describe('a release of the public site', () => {
  test('is live with the next page load, leaves open tabs alone, and can be taken back @long', async ({
    page,
    context,
  }) => {
    const before = await versionOf(page);
    await page.goto('/');
    await untilInteractive(page);
    const startedAt = (await (await page.request.get('/healthz')).json()).startedAt;

    // What a browser sees of a release before it is live is the matter of gate.spec.ts.
    await npmRun('release', 'public-site', '--no-browser');
    const after = await versionOf(page);
    expect(after).not.toBe(before);
    const listed = await npmRun('releases');
    for (const line of [`* ${after} `, `< ${before} `]) expect(listed).toContain(line);
    expect((await (await page.request.get('/healthz')).json()).startedAt).toBe(startedAt);

    const newTab = await context.newPage();
    const scripts: string[] = [];
    newTab.on('request', (request) => scripts.push(request.url()));
    await newTab.goto('/');
    await untilInteractive(newTab);
    expect(scripts.filter((url) => url.includes('/releases/public-site/') && !url.includes(after))).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest Insights' })).toBeVisible();

    await npmRun('rollback', 'public-site');
    expect(await versionOf(page)).toBe(before);
  });
});
