import { OutsideWorkspace } from '../support/outside-workspace';
import { makeRegisteringToken } from '../support/release-token';
import { expect, test } from '../support/test';

test.describe('an app that is built elsewhere', () => {
  let workspace: OutsideWorkspace;
  test.beforeEach(async () => (workspace = await OutsideWorkspace.make()));
  test.afterEach(() => workspace.remove());

  test('needs the packed contract alone, and is released with it @long', async ({ page, baseURL }) => {
    await workspace.node('@typescript/native/bin/tsc', ['-p', '.']);
    await workspace.node('webpack-cli/bin/cli.js', ['build']);
    const settings = { RELEASE_TOKEN: await makeRegisteringToken(page.request, 'events') };
    const release = (...more: string[]) =>
      workspace.node(
        '@site/federation/release.mjs',
        ['dist', '--app', 'events', '--to', String(baseURL), ...more],
        settings,
      );
    expect(await release('--dry-run')).toContain('would pass');
    expect(await release('--because', 'the first events')).toContain(`Live at ${baseURL}: events@`);

    // Shells ask every second what is live.
    await expect
      .poll(async () => (await page.request.get('/events/party')).text())
      .toContain('Events at /events/party');
    await page.goto('/events');
    await page.locator('#root[data-app=running]').waitFor();
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByRole('button', { name: 'Counted by events' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
