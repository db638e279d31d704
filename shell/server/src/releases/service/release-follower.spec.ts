import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHistory, readTraffic, writePreviewToken } from '@site/releases';
import { FakeReleaseService, serviceSecret } from '../../testing/fake-release-service';
import { TestShell } from '../../testing/test-shell';
import { until } from '../../testing/until';

const previewSecret = 'signs links to previews';
let shell: TestShell;
let service: FakeReleaseService;
beforeAll(async () => {
  service = new FakeReleaseService();
  shell = await TestShell.start(
    { RELEASE_SERVICE_SECRET: serviceSecret, RELEASE_PREVIEW_SECRET: previewSecret, RENDER_HOST_ENDS: '2' },
    service.respond,
  );
});
afterAll(async () => {
  await shell.stop();
  await service.remove();
});

const shows = (text: string) => until(async () => (await shell.text('/static')).includes(text));
const warnings = () => shell.log.filter(({ msg }) => String(msg).includes('can’t be followed'));

it('makes live what the service makes live, and fetches only what this machine lacks', async () => {
  expect(await shell.text('/static')).toContain('v1 static');
  await service.promote({ version: 'v2', files: { 'client/js/shared.js': 'shared' } });
  await shows('v2 static');
  expect(await shell.text('/releases/public-site/v2/client/js/main.js')).toBe('/* main of v2 */');
  expect(await shell.text('/releases/public-site/v1/client/js/main.js')).toBe('/* main of v1 */');

  service.sent.length = 0;
  await service.promote({ version: 'v3', files: { 'client/js/shared.js': 'shared' } });
  await shows('v3 static');
  expect(service.sent).not.toContain('shared');
  expect(service.sent).toContain('/* main of v3 */');
  const [last] = (await readHistory(shell.releases.folder)).slice(-1);
  expect(last).toMatchObject({ to: 'v3', from: 'v2', who: 'pipeline (token)', because: 'a better page' });
  expect(last?.rehearsed).toBe(false);

  await service.promote({ version: 'v2', files: { 'client/js/shared.js': 'shared' } }, { kind: 'rollback' });
  await shows('v2 static');
  await until(() => service.unchanged > 0);
  expect(warnings()).toEqual([]);
});

it('asks without a pause where the service lets it wait, and is told of a change by the question that waits', async () => {
  service.pauses.length = 0;
  service.letsWait = true;
  await until(() => service.isAwaited && Math.min(...service.pauses) < 500);
  await service.promote({ version: 'v3', files: { 'client/js/shared.js': 'shared' } });
  await shows('v3 static');
  service.letsWait = false;
  await service.promote({ version: 'v2', files: { 'client/js/shared.js': 'shared' } });
  await shows('v2 static');
});

it('fetches a version that somebody previews, again where it is damaged, and shows it to nobody else', async () => {
  await service.publish({ version: 'v9' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const enter = (version: string) =>
    shell.get(`/release-preview/${writePreviewToken({ app: 'public-site', version, expiresAt }, previewSecret)}`);
  const [cookie = ''] = (await enter('v9')).headers.getSetCookie().map((set) => String(set.split(';')[0]));
  const preview = async () => (await shell.get('/static', { cookie })).text();
  expect(await preview()).toContain('v9 static');
  await writeFile(join(shell.releases.folder, 'public-site/v9/server/render.cjs'), 'damaged');
  await shell.restart();
  expect(await preview()).toContain('v9 static');
  expect(await shell.text('/static')).not.toContain('v9 static');
  expect((await enter('unknown')).status).toBe(410);
});

it('leaves what is live where a file is broken, says so once, and goes on once it is whole', async () => {
  service.isBroken = true;
  service.sent.length = 0;
  await service.promote({ version: 'v4' });
  await until(() => service.sent.length > 0 && warnings().length > 0);
  service.sent.length = 0;
  await until(() => service.sent.length > 0);
  expect(await shell.text('/static')).toContain('v2 static');
  expect(await readdir(join(shell.releases.folder, 'public-site'))).not.toContain('v4');
  expect(warnings()).toHaveLength(1);
  service.isBroken = false;
  await shows('v4 static');
  expect((await readdir(join(shell.releases.folder, 'public-site'))).filter((name) => name.endsWith('.tmp'))).toEqual(
    [],
  );
});

it('writes nothing by a manifest that leads out of its folder', async () => {
  const before = warnings().length;
  await service.promote({ version: 'v5', changes: { addresses: ['/*', '/admin/login'] } });
  await until(() => warnings().length > before);
  expect(String(warnings().at(-1)?.err && JSON.stringify(warnings().at(-1)?.err))).toContain(
    'belongs to admin-console',
  );
  expect(await shell.text('/static')).toContain('v4 static');
});

it('serves what it has, also after a start, while the service is dead, and starts empty while it is not', async () => {
  await service.promote({ version: 'v6' });
  await shows('v6 static');
  await service.promote({ app: 'admin-console', version: 'c6' });
  await until(async () => (await shell.text('/releases/current.json')).includes('c6'));
  await shell.api.stop();
  await shell.restart();
  expect(await shell.text('/static')).toContain('v6 static');

  await shell.api.start();
  for (const name of await readdir(shell.releases.folder)) {
    if (!name.endsWith('.js')) await rm(join(shell.releases.folder, name), { recursive: true });
  }
  await shell.restart();
  expect(await shell.text('/static')).toContain('v6 static');
});

it('fetches a version again that is damaged on this machine', async () => {
  await writeFile(join(shell.releases.folder, 'public-site/v6/client/js/home.js'), 'damaged');
  await shell.restart();
  expect(await shell.text('/releases/public-site/v6/client/js/home.js')).toBe('home');
});

describe('a version that never was live on this machine', () => {
  const chunkOf = (version: string) => shell.get(`/releases/public-site/${version}/client/js/main.js`);

  it('is fetched when a tab that another copy has opened asks for one of its chunks', async () => {
    await service.publish({ version: 'tab-1' });
    const answers = await Promise.all([chunkOf('tab-1'), chunkOf('tab-1')]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(2).fill('/* main of tab-1 */'));
    expect(service.askedFor.filter((version) => version === 'tab-1')).toHaveLength(1);
    expect(await shell.text('/static')).toContain('v6 static');
  });

  it('is fetched as well for the integrity of its scripts, without which none of them runs', async () => {
    await service.publish({ version: 'tab-3' });
    const response = await shell.get('/releases/public-site/tab-3/integrity.json');
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
      200,
      expect.arrayContaining(['client/js/main.js']),
    ]);
  });

  it('is asked for again where it could not be fetched a moment ago', async () => {
    await service.publish({ version: 'tab-4' });
    service.isBroken = true;
    expect((await chunkOf('tab-4')).status).toBe(404);
    service.isBroken = false;
    expect((await chunkOf('tab-4')).status).toBe(200);
  });

  it('is asked for once where there is none, and its chunk is not found', async () => {
    for (let times = 0; times < 2; times++) expect((await chunkOf('tab-2')).status).toBe(404);
    expect(service.askedFor.filter((version) => version === 'tab-2')).toHaveLength(1);
    const missing = await shell.get('/releases/public-site/tab-1/client/js/other.js');
    expect(missing.status).toBe(404);
  });
});

it('leaves what it has rolled back by itself, until the service makes another version live', async () => {
  const ends = 'exports.render = async () => process.exit(1);';
  const rollbacks = async () => (await readHistory(shell.releases.folder)).filter(({ kind }) => kind === 'rollback');
  const before = (await rollbacks()).length;
  await service.promote({ version: 'v-ends', files: { 'server/render.cjs': ends } });
  await until(async () => {
    expect(await shell.text('/static')).toContain('v6 static');
    return (await rollbacks()).length > before;
  });
  await service.promote({ app: 'admin-console', version: 'c-next' });
  const live = async () => (await readTraffic(shell.releases.folder, 'admin-console')).live;
  await until(async () => (await live()) === 'c-next');
  expect((await readTraffic(shell.releases.folder, 'public-site')).live).not.toBe('v-ends');
  await service.promote({ version: 'v-mended' });
  await shows('v-mended static');
});
