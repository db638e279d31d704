import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePreviewToken } from '@site/releases';
import { FakeReleaseService, serviceSecret } from '../testing/fake-release-service';
import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const key = 'a secret of sixteen characters';
let shell: TestShell;
let service: FakeReleaseService;
beforeAll(async () => {
  service = new FakeReleaseService();
  const settings = { RELEASE_SERVICE_SECRET: serviceSecret, RELEASE_PREVIEW_SECRET: key, METRICS_TOKEN: metricsToken };
  shell = await TestShell.start(settings, service.respond);
});
afterAll(async () => {
  await shell.stop();
  await service.remove();
});

const careers = { app: 'careers', changes: { scope: '/static', addresses: ['/static', '/static/:slug'] } };
const files = { 'client/public/static/mark.svg': '<svg/>', 'client/public/mark.svg': '<svg/>' };
const shows = (path: string, text: string) => until(async () => (await shell.text(path)).includes(text));
const report = (app: string) =>
  fetch(`${shell.origin}/client-errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ app, version: 'k1', path: '/static', message: 'broken', stack: '' }),
  });

it('are shown before they are live to whoever opens a preview', async () => {
  await shell.releases.add({ ...careers, version: 'k0' });
  const token = writePreviewToken({ app: 'careers', version: 'k0', expiresAt: new Date(Date.now() + 60_000) }, key);
  const cookie = `__Host-release-preview-careers=${token}`;
  expect(await (await shell.get('/static', { cookie })).text()).toContain('k0 static');
  expect(await shell.text('/static')).toContain('v1 static');
});

it('are served by their own code from the first release on, below their scope alone', async () => {
  await service.promote({ ...careers, files: { 'client/public/static/mark.svg': '<svg/>' }, version: 'k1' });
  await shows('/static', 'k1 static');
  const html = await shell.text('/static');
  expect(html).toContain('"app":"careers","version":"k1"');
  expect(html).toContain('/releases/careers/k1/client/js/main.js');
  expect(await shell.text('/releases/careers/k1/client/js/main.js')).toBe('/* main of k1 */');
  expect((await shell.get('/static/mark.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect(await (await shell.get('/releases/current.json')).json()).toMatchObject({
    'public-site': { version: 'v1' },
    careers: { version: 'k1', entry: '/releases/careers/k1/client/remoteEntry.js' },
  });
  // The site answers what the other app has no page for, and what is not below its scope.
  expect(await shell.text('/static/a/b')).toContain('"app":"public-site"');
  expect(await shell.text('/kept')).toContain('"app":"public-site"');
  expect(await shell.text('/admin')).toContain('"app":"admin-console"');
});

it('are found by search engines also where the browser alone renders them, which the console never is', async () => {
  const changes = { scope: '/framed', addresses: ['/framed'], server: null };
  await service.promote({ app: 'board', changes, version: 'b1' });
  await shows('/framed', '"app":"board"');
  const noindex = '<meta name="robots" content="noindex">';
  const html = await shell.text('/framed');
  expect(html).toContain('Opening this page…');
  expect(html).not.toContain('noindex');
  expect(await shell.text('/admin')).toContain(noindex);
});

it('have their errors counted, and nobody makes up others', async () => {
  expect([(await report('careers')).status, (await report('nobody')).status]).toEqual([204, 400]);
  expect((await scrapeOf(shell)).get('shell_browser_errors_total{app="careers",version="k1"}')).toBe(1);
});

it('get no address and no file of another app, whatever their release says', async () => {
  await shell.releases.add({
    ...careers,
    files,
    version: 'k2',
    changes: { scope: '/static', addresses: ['/*', '/admin'] },
  });
  await shell.releases.promote('k2', 'careers');
  await until(async () => (await shell.text('/releases/current.json')).includes('k2'));
  expect(await shell.text('/kept')).toContain('"app":"public-site"');
  expect(await shell.text('/admin')).toContain('"app":"admin-console"');
  expect((await shell.get('/mark.svg')).headers.get('content-type')).toContain('text/html');
});

it('hold up no other app where a release of theirs is damaged', async () => {
  service.isBroken = true;
  await service.promote({ ...careers, version: 'k3' });
  await until(() => shell.log.some(({ msg }) => String(msg).includes('can’t be followed')));
  service.isBroken = false;
  await service.promote({ version: 'v2' });
  await shows('/kept', 'v2');
  await shows('/static', 'k3 static');
  // Also where it is damaged on this machine's disk, and no earlier one is there.
  await shell.api.stop();
  for (const version of ['k0', 'k1', 'k2', 'k3']) {
    await rm(join(shell.releases.folder, 'careers', version), { recursive: true, force: true });
  }
  await shell.restart();
  expect(await shell.text('/static')).toContain('v2 static');
});
