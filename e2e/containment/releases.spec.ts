import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copyLiveRelease, liveRelease, promoteUnchecked, type ChangedFiles } from '../support/copied-release';
import { FailingPage } from '../support/failing-page';
import { ShellUnderFaults } from '../support/shell-under-faults';
import { shareOf } from '../support/share';
import { expect, test, untilAppRuns } from '../support/test';

/** Releases that are broken, made live by hand past every check, and taken back. */
const shell = new ShellUnderFaults();
const apps = ['public-site', 'admin-console'] as const;
const good = { 'public-site': '', 'admin-console': '' };

test.beforeAll(async () => {
  await shell.start();
  for (const app of apps) good[app] = await liveRelease(shell.releasesDir, app);
});
test.afterAll(() => shell.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function makeLive(app: (typeof apps)[number], changes: ChangedFiles): Promise<void> {
  await promoteUnchecked(shell.releasesDir, app, await copyLiveRelease(shell.releasesDir, app, changes));
}

const takeBack = async () => {
  for (const app of apps) {
    if ((await liveRelease(shell.releasesDir, app)) !== good[app]) {
      await promoteUnchecked(shell.releasesDir, app, good[app]);
    }
  }
};

/** Entries of a remote whose `mount` does this. */
const entryThat = (mount: string) =>
  `globalThis.public_site = globalThis.admin_console = { init() {}, get: async () => () => ({ mount: ${mount} }) };`;

const brokenEntries = {
  'exception at load': 'throw new Error("injected at load");',
  'exception at mount': entryThat('() => { throw new Error("injected at mount"); }'),
  'hang at mount': entryThat('() => new Promise(() => {})'),
  'exception at render': entryThat(
    'async (element, context) => { element.replaceChildren(); context.reportError(new Error("injected at render")); return () => {}; }',
  ),
};

for (const [how, code] of shareOf(Object.entries(brokenEntries), 3)) {
  const title = `entry, ${how}: pages stay, the console says so, and a rollback heals both`;
  test(title, { tag: '@share' }, async ({ browser }) => {
    for (const app of apps) await makeLive(app, { 'client/remoteEntry.js': code });
    const visitor = await FailingPage.open({ browser, shell, name: `public-site, entry, ${how}` });
    const editor = await FailingPage.open({ browser, shell, name: `admin-console, entry, ${how}` });
    await visitor.goto('/contact');
    await visitor.sees(heading(visitor.page, 'Tell us what eats your week'), 'usable');
    await editor.goto('/admin/login');
    await editor.sees(editor.page.getByRole('link', { name: 'Back to the website' }).first(), 'usable');
    await editor.page.getByRole('button', { name: 'Try again' }).waitFor();
    for (const tab of [visitor, editor]) await tab.markDocument();
    await expect(heading(visitor.page, 'Tell us what eats your week')).toBeVisible();

    await takeBack();
    for (const tab of [visitor, editor]) tab.begin();
    await visitor.sees(visitor.page.locator(`#root[data-interactive="${good['public-site']}"]`), 'recovered');
    await editor.sees(editor.page.getByLabel('Username'), 'recovered');
    for (const tab of [visitor, editor]) await tab.expectSameDocument();
    for (const tab of [visitor, editor]) await tab.close();
  });
}

test('later chunk, exception at render: the frame stays, and a rollback heals the tab', async ({ browser }) => {
  const { chunks } = JSON.parse(
    await readFile(path.join(shell.releasesDir, 'public-site', good['public-site'], 'release.json'), 'utf8'),
  ) as { chunks: Record<string, string[]> };
  const file = chunks.contact?.find((name) => name.includes('/contact.')) ?? '';
  const chunk = await readFile(
    path.join(shell.releasesDir, 'public-site', good['public-site'], 'client', file),
    'utf8',
  );
  // The page's component is the one export of its module.
  const broken = chunk.replace(/Page:\(\)=>(\w+)/, 'Page:()=>(()=>{throw new Error("injected at render")})');
  expect(broken).not.toBe(chunk);
  await makeLive('public-site', { [`client/${file}`]: broken });
  const visitor = await FailingPage.open({ browser, shell, name: 'public-site, later chunk, exception at render' });
  await visitor.goto('/blog');
  await untilAppRuns(visitor.page);
  await visitor.markDocument();
  visitor.begin();
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await visitor.sees(visitor.page.getByRole('heading', { name: 'This page did not open' }), 'usable');
  await expect(visitor.page.getByRole('contentinfo')).toBeVisible();
  await takeBack();
  visitor.begin();
  await visitor.sees(heading(visitor.page, 'Tell us what eats your week'), 'recovered');
  await visitor.expectSameDocument();
  await visitor.close();
});

const bundle = 'server/render.cjs';
const brokenBundles: Record<string, ChangedFiles> = {
  '404': { [bundle]: null },
  garbage: { [bundle]: '\u0000 <nonsense' },
  'exception at load': { [bundle]: 'throw new Error("injected at load");' },
  'exception at render': { [bundle]: 'exports.render = async () => { throw new Error("injected at render"); };' },
  hang: { [bundle]: 'exports.render = () => new Promise(() => {});' },
};
/** A page each that nobody has asked for before: no cache helps. */
const unread = ['/careers', '/story', '/our-team', '/about', '/customer-success'];

for (const [index, [how, changes]] of shareOf([...Object.entries(brokenBundles).entries()], 3)) {
  const title = `server bundle, ${how}: the last good release renders the page, and brings its scripts`;
  test(title, { tag: '@share' }, async ({ browser }) => {
    await makeLive('public-site', changes);
    const visitor = await FailingPage.open({ browser, shell, name: `public-site, server bundle, ${how}` });
    await visitor.goto(String(unread[index]));
    await visitor.sees(visitor.page.getByRole('heading', { level: 1 }), 'usable');
    await visitor.sees(visitor.page.locator(`#root[data-interactive="${good['public-site']}"]`), 'usable');
    await untilAppRuns(visitor.page);
    await visitor.page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
    await expect(heading(visitor.page, 'Latest Insights')).toBeVisible();
    await takeBack();
    await visitor.close();
  });
}

test('server bundle, wrong hash: what was changed after the release never runs', async ({ browser }) => {
  const version = await copyLiveRelease(shell.releasesDir, 'public-site');
  const file = path.join(shell.releasesDir, 'public-site', version, bundle);
  await appendFile(file, '\n// another byte');
  await promoteUnchecked(shell.releasesDir, 'public-site', version);
  const visitor = await FailingPage.open({ browser, shell, name: 'public-site, server bundle, wrong hash' });
  await visitor.goto('/edtech');
  await visitor.sees(visitor.page.locator(`#root[data-interactive="${good['public-site']}"]`), 'usable');
  await takeBack();
  await visitor.close();
});
