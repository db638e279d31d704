import { readHistory, readTraffic } from '@site/releases';
import { FakeReleaseService, serviceSecret } from '../../testing/fake-release-service';
import { TestShell } from '../../testing/test-shell';
import { until } from '../../testing/until';

const variables = { RELEASE_SERVICE_SECRET: serviceSecret, RELEASE_PREVIEW_SECRET: 'the same for all copies' };
const broken = { 'server/render.cjs': `exports.render = async () => { throw new Error('broken'); };` };

let service: FakeReleaseService;
let shells: TestShell[];
beforeAll(async () => {
  service = new FakeReleaseService();
  await service.promote({ version: 'v1' });
  shells = await Promise.all([1, 2].map(() => TestShell.start(variables, service.respond)));
});
afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.stop()));
  await service.remove();
});

const canaryOf = async ({ releases }: TestShell) => (await readTraffic(releases.folder, 'public-site')).canary;
/** Of each twenty buckets one: so a canary of a fifth is among them. The pointer changes before its versions are loaded. */
async function versionsServedBy(shell: TestShell): Promise<unknown[]> {
  const versionFor = async (bucket: number) => {
    const response = await shell.get('/releases/current.json', { cookie: `__Host-release-bucket=${bucket}` });
    const { 'public-site': site } = (await response.json()) as Record<string, { version: unknown } | undefined>;
    return site?.version;
  };
  return Promise.all([0, 20, 40, 60, 80].map(versionFor));
}
const given = (canary: string | undefined) =>
  until(async () => {
    const served = await Promise.all(shells.map(versionsServedBy));
    return served.every((versions) => (canary ? versions.includes(canary) : versions.every((each) => each === 'v1')));
  });

async function view(shell: TestShell, bucket: number) {
  const cookie = `__Host-release-bucket=${bucket}`;
  const response = await shell.get('/static', { cookie });
  const [, token = ''] = /^view;desc="(.*)"$/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return { cookie, token, version: (await response.text()).includes('v2 static') ? 'v2' : 'v1' };
}
const viewsReported = () => service.countsOf('v2').views + service.countsOf('v1').views;
type View = Awaited<ReturnType<typeof view>>;
const viewsOf = (shell: TestShell) => Promise.all(Array.from({ length: 50 }, (_, n) => view(shell, n * 2)));
const send = async (shell: TestShell, address: string, { cookie, token, version }: View, facts: object) => {
  const body = JSON.stringify({ app: 'public-site', version, view: token, ...facts });
  expect((await shell.send('POST', address, body, { cookie })).status).toBe(204);
};
const measure = (shell: TestShell, of: View, ...names: string[]) =>
  send(shell, '/web-vitals', of, { vitals: names.map((name) => ({ name, value: 900 })) });

it('gives the canary of the service to its share, and takes a larger one and its end as they come', async () => {
  await service.give({ version: 'v2' }, 20);
  await given('v2');
  const versions = (await Promise.all(shells.map(viewsOf))).map((all) => all.map(({ version }) => version));
  // Every copy gives it to the same visitors.
  expect(versions[0]).toEqual(versions[1]);
  expect(versions[0]?.filter((version) => version === 'v2')).toHaveLength(10);
  await until(() => viewsReported() === 100);
  const { since } = (await canaryOf(shells[0] as TestShell)) ?? {};
  await service.give({ version: 'v2' }, 50);
  await until(async () => (await canaryOf(shells[0] as TestShell))?.percent === 50);
  expect((await canaryOf(shells[0] as TestShell))?.since).toBe(since);
  await service.give({ version: 'v2' }, 0);
  await given(undefined);
  const kinds = (await readHistory((shells[0] as TestShell).releases.folder)).slice(-3).map(({ kind }) => kind);
  expect(kinds).toEqual(['canary', 'canary', 'withdraw']);
});

it('reports views, errors and vitals of both versions, each once and only of real views', async () => {
  await service.give({ version: 'v2' }, 50);
  await given('v2');
  service.reports.length = 0;
  const [one, two] = shells as [TestShell, TestShell];
  const all = [...(await viewsOf(one)), ...(await viewsOf(two))];
  const [canary, live] = ['v2', 'v1'].map((version) => all.filter((seen) => seen.version === version)) as [
    View[],
    View[],
  ];
  // The report may reach another copy than the one that sent the page.
  const [first, second] = [canary[0], canary[1]] as [View, View];
  for (let n = 0; n < 3; n++) await send(two, '/client-errors', first, { message: 'x' });
  for (let n = 0; n < 3; n++) await measure(one, first, 'LCP', 'TTFB');
  await measure(one, first, 'INP');
  await measure(one, { ...second, token: 'made up' }, 'LCP');
  await measure(one, { ...second, cookie: '' }, 'LCP');
  await measure(two, live[0] as View, 'LCP', 'INP');
  await until(() => viewsReported() === 100 && ['v1', 'v2'].every((version) => service.countsOf(version).inp === 1));
  expect(service.countsOf('v2')).toEqual({ views: canary.length, errors: 1, lcp: 1, inp: 1 });
  expect(service.countsOf('v1')).toEqual({ views: live.length, errors: 0, lcp: 1, inp: 1 });
  expect(new Set(service.reports.map(({ shell }) => shell)).size).toBe(2);
});

it('ends a canary whose successor can’t be fetched, and makes live what is live beside that', async () => {
  const unfit = { version: 'v4', changes: { addresses: ['/*', '/admin/login'] } };
  await service.give({ version: 'v2' }, 50);
  await given('v2');
  await service.give(unfit, 50);
  await given(undefined);
  const at = new Date().toISOString();
  const canary = { version: 'v4', percent: 50, since: at, at, who: 'admin', because: null, rehearsal: null };
  await service.promote({ version: 'v5' }, { canary });
  await until(async () => {
    const served = await Promise.all(shells.map(versionsServedBy));
    return served.flat().every((version) => version === 'v5');
  });
  expect(shells.map(({ log }) => JSON.stringify(log))).toEqual(
    shells.map(() => expect.stringContaining('belongs to admin-console')),
  );
  await service.promote({ version: 'v1' });
  await given(undefined);
});

it('leaves the judgement to the service, and withdraws a broken canary itself while that is away', async () => {
  const [shell] = shells as [TestShell];
  await service.give({ version: 'v3', files: broken }, 50);
  await given('v3');
  const seen = await viewsOf(shell);
  await until(() => service.countsOf('v3').errors > 5);
  expect(service.countsOf('v3')).toMatchObject({ errors: service.countsOf('v3').views });
  expect(seen.map(({ version }) => version)).toEqual(seen.map(() => 'v1'));
  expect(await canaryOf(shell)).toMatchObject({ version: 'v3' });
  await shell.api.stop();
  await shell.restart();
  await viewsOf(shell);
  await until(async () => (await canaryOf(shell)) === null);
  const last = (await readHistory(shell.releases.folder)).at(-1);
  expect(last).toMatchObject({ kind: 'withdraw', from: 'v3', who: expect.stringMatching(/^the shell on ./) });
});
