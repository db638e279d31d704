import { OutsideWorkspace } from '../support/outside-workspace';
import { makeReleaseToken } from '../support/release-token';
import { expect, test } from '../support/test';

test.describe('an app that is built elsewhere', () => {
  let workspace: OutsideWorkspace;
  test.beforeEach(async () => (workspace = await OutsideWorkspace.make()));
  test.afterEach(() => workspace.remove());

  test('needs the packed contract alone, and is released with it @long', async ({ page, baseURL }) => {
    await workspace.node('@typescript/native/bin/tsc', ['-p', '.']);
    await workspace.node('webpack-cli/bin/cli.js', ['build']);
    const rights = ['register', 'publish', 'promote', 'promoteWithoutRehearsal', 'rollBack'];
    const token = await makeReleaseToken(page.request, 'events', rights);
    const settings = { RELEASE_TOKEN: token, RELEASE_TOKEN_FROM: token };
    const named = ['--app', 'events', '--to', String(baseURL)];
    const run = (...args: string[]) => workspace.node('@site/federation/release.mjs', [...named, ...args], settings);
    expect(await run('dist', '--dry-run')).toContain('would pass');
    const commit = await workspace.commit();
    const published = await run('dist', '--percent', '0');
    const version = /live for nobody: events@(\S+)/.exec(published)?.[1] ?? published;
    expect(await run('--list')).toContain(`commit ${commit.slice(0, 7)}  not rehearsed  published by`);
    // A product may take a version from itself, too.
    const promoted = await run('--promote', version, '--from', String(baseURL), '--because', 'the first events');
    expect(promoted).toContain(`Live at ${baseURL}: events@${version}`);
    expect(await run('--list')).toContain(`(promote from ${baseURL}, not rehearsed: the first events)`);

    // Shells ask every second what is live.
    const party = () => expect.poll(async () => (await page.request.get('/events/party')).text());
    await party().toContain('Events at /events/party');
    await page.goto('/events');
    await page.locator('#root[data-app=running]').waitFor();
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByRole('button', { name: 'Counted by events' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('banner')).toBeVisible();

    // A second version, for a share of the visitors, then for all, and back again.
    await workspace.edit('src/render.ts', 'Events at', 'Feasts at');
    await workspace.node('webpack-cli/bin/cli.js', ['build']);
    expect(await run('dist', '--stages', '5%/10m,100%')).toContain('5 % of the visitors get');
    expect(await run('--list')).toMatch(/ % \S+ .*canary for 5 %[^]* [*] \S+ .*the first events/);
    expect(await run('--advance')).toContain('is live for everybody');
    await party().toContain('Feasts at /events/party');
    expect(await run('--rollback', '--because', 'too loud')).toContain('rolled back from');
    await party().toContain('Events at /events/party');
  });
});
