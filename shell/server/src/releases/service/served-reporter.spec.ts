import { hostname } from 'node:os';
import { FakeReleaseService, serviceSecret } from '../../testing/fake-release-service';
import { TestShell } from '../../testing/test-shell';
import { until } from '../../testing/until';

let shell: TestShell;
let service: FakeReleaseService;
beforeAll(async () => {
  service = new FakeReleaseService();
  await service.promote({ version: 'v1' });
  shell = await TestShell.start({ RELEASE_SERVICE_SECRET: serviceSecret, RENDER_HOST_ENDS: '2' }, service.respond);
});
afterAll(async () => {
  await shell.stop();
  await service.remove();
});

const served = () => service.served.at(-1)?.versions['public-site'];
const serves = (version: string) => until(() => served() === version);

it('tells which version of each app it serves, at once when that changes, and does not repeat it each second', async () => {
  await serves('v1');
  expect(service.served.at(-1)).toEqual({
    ...{ shell: expect.any(String), host: hostname() },
    versions: { 'public-site': 'v1', 'admin-console': 'c1' },
  });
  await service.promote({ version: 'v2' });
  await serves('v2');
  const { length } = service.served;
  const looks = service.unchanged;
  await until(() => service.unchanged > looks + 2);
  expect(service.served).toHaveLength(length);
  expect(new Set(service.served.map((report) => report.shell)).size).toBe(1);
});

it('goes on telling what it serves while it can’t fetch what is live', async () => {
  service.isBroken = true;
  await service.promote({ version: 'v3' });
  await until(() => shell.log.some(({ msg }) => String(msg).includes('can’t be followed')));
  await shell.restart();
  service.served.length = 0;
  await serves('v2');
  service.isBroken = false;
  await serves('v3');
});

it('tells that it has rolled back by itself', async () => {
  const ends = 'exports.render = async () => process.exit(1);';
  await service.promote({ version: 'v-ends', files: { 'server/render.cjs': ends } });
  await serves('v-ends');
  await until(async () => {
    await shell.text('/static');
    return served() === 'v3';
  });
});
