import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHistory } from '@site/releases';
import { FakeReleaseService, serviceSecret } from '../../testing/fake-release-service';
import { TestShell } from '../../testing/test-shell';
import { until } from '../../testing/until';

let shell: TestShell;
let service: FakeReleaseService;
beforeAll(async () => {
  service = new FakeReleaseService();
  shell = await TestShell.start({ RELEASE_SERVICE_SECRET: serviceSecret }, service.respond);
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
