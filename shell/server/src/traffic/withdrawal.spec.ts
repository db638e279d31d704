import { chmod } from 'node:fs/promises';
import { readTraffic } from '@site/releases';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const broken = { 'server/render.cjs': `exports.render = async () => { throw new Error('broken'); };` };

/** Of all tests that need no other settings. Each gives a canary of its own. */
let shared: TestShell;
let shell: TestShell;
beforeAll(async () => (shared = await start({ TRUST_PROXY: 'true' })));
afterAll(() => shared.stop());
let tests = 0;
/** Changes before this test. */
let earlier = 0;
beforeEach(async () => {
  shell = shared;
  shell.api.status = 200;
  tests += 1;
  earlier = (await shell.releases.history()).length;
});
afterEach(async () => {
  if (shell !== shared) await shell.stop();
});

async function start(variables: NodeJS.ProcessEnv): Promise<TestShell> {
  const started = await TestShell.start(variables);
  await started.releases.add({ version: 'v2' });
  await started.releases.add({ version: 'v3', files: broken });
  return started;
}

const canary = async () => (await readTraffic(shell.releases.folder, 'public-site')).canary;
const isWithdrawn = async () => (await canary()) === null;
const withdrawals = async () =>
  (await shell.releases.history()).slice(earlier).filter(({ kind }) => kind === 'withdraw');

interface View {
  html: string;
  cookie: string;
  /** What a browser would send along with an error of this page. */
  token: string;
}

const view = async (where: TestShell, bucket: number): Promise<View> => {
  const cookie = `__Host-release-bucket=${bucket}`;
  const response = await where.get('/static', { cookie });
  const [, token = ''] = /^view;desc="(.*)"$/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return { html: await response.text(), cookie, token };
};

/** Of visitors in all parts of the hundred buckets, so that half of them have a canary of 50 %. */
const bucketsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index * (100 / count));
const views = (where: TestShell, count: number): Promise<View[]> =>
  Promise.all(bucketsOf(count).map((bucket) => view(where, bucket)));

const visit = async (where: TestShell, count: number): Promise<string[]> =>
  (await views(where, count)).map(({ html }) => html);

type Report = { [Part in 'cookie' | 'token']?: string | undefined };

/** Sends an error report as the browser of a view does, but for what is given. */
async function report({ cookie, token }: Report, facts: object = {}): Promise<void> {
  const sent = { app: 'public-site', version: 'v2', message: 'x', view: token, ...facts };
  // One sender may report only so much a minute.
  const headers = { 'x-forwarded-for': `192.0.2.${tests}`, ...(cookie && { cookie }) };
  const response = await shell.send('POST', '/client-errors', JSON.stringify(sent), headers);
  expect(response.status).toBe(204);
}

const ofVersion = (version: string, all: View[]): View[] =>
  all.filter(({ html }) => html.includes(`${version} static`));

describe('a canary that breaks', () => {
  it('on the server withdraws itself and says why, while every visitor has a page', async () => {
    await shell.releases.giveToShare('v3', 50);
    for (const html of await visit(shell, 50)) expect(html).toContain('v1 static');
    await until(isWithdrawn);
    expect(await withdrawals()).toMatchObject([
      {
        ...{ app: 'public-site', from: 'v3', to: 'v1', who: expect.stringMatching(/^the shell on ./) },
        because: expect.stringMatching(/^\d+ errors in \d+ views, 100\.0 %; the live version had 0\.0 %$/),
      },
    ]);
  });

  it('by pages that say so themselves, withdraws itself while every visitor has a page', async () => {
    const says503 = `exports.render = async () => ({ status: 503, body: '<p>v4</p>', head: '', chunks: [], cacheSeconds: 0 });`;
    await shell.releases.add({ version: 'v4', files: { 'server/render.cjs': says503 } });
    await shell.releases.giveToShare('v4', 50);
    for (const html of await visit(shell, 50)) expect(html).toContain('v1 static');
    await until(isWithdrawn);
    expect(await withdrawals()).toMatchObject([{ from: 'v4', because: expect.stringContaining('100.0 %') }]);
  });

  it.each([500, 429])('does not break where the API answers its calls with %i', async (status) => {
    shell.api.status = status;
    await shell.releases.giveToShare('v2', 50);
    const get = (bucket: number) => shell.get('/', { cookie: `__Host-release-bucket=${bucket}` });
    const answers = await Promise.all(bucketsOf(50).map(get));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]));
    expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.text()).includes('v2 /'))))).toEqual(
      new Set([true, false]),
    );
    expect((await canary())?.version).toBe('v2');
  });

  it('breaks nothing for those who ask whether a page is there, and is not judged by them', async () => {
    await shell.releases.giveToShare('v3', 50);
    const ask = (bucket: number) =>
      fetch(`${shell.origin}/static`, { method: 'HEAD', headers: { cookie: `__Host-release-bucket=${bucket}` } });
    const answers = await Promise.all(bucketsOf(20).map(ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await isWithdrawn()).toBe(false);
  });

  it('in browsers withdraws itself', async () => {
    await shell.releases.giveToShare('v2', 50);
    const canaries = ofVersion('v2', await views(shell, 50));
    expect(canaries).toHaveLength(25);
    for (const broken of canaries.slice(0, 6)) await report(broken);
    await until(isWithdrawn);
    expect((await withdrawals())[0]?.because).toContain('errors in 25 views, 2');
    for (const html of await visit(shell, 20)) expect(html).toContain('v1 static');
  });

  it('withdraws itself at as many errors as CANARY_MIN_ERRORS says', async () => {
    shell = await start({ CANARY_MIN_ERRORS: '2' });
    earlier = 0;
    await shell.releases.giveToShare('v2', 50);
    for (const broken of ofVersion('v2', await views(shell, 50)).slice(0, 2)) await report(broken);
    await until(isWithdrawn);
    expect((await withdrawals())[0]?.because).toBe('2 errors in 25 views, 8.0 %; the live version had 0.0 %');
  });

  it('is withdrawn once, also where another shell of the same folder sees it', async () => {
    const second = await TestShell.start({ RELEASES_DIR: shell.releases.folder });
    await shell.releases.giveToShare('v3', 50);
    await Promise.all([visit(shell, 20), visit(second, 20)]);
    await until(isWithdrawn);
    for (const copy of [shell, second]) {
      for (const html of await visit(copy, 4)) expect(html).toContain('v1 static');
    }
    await second.stop();
    expect(await withdrawals()).toHaveLength(1);
  });

  it('may be given again, and is judged afresh', async () => {
    await shell.releases.giveToShare('v3', 50);
    await visit(shell, 20);
    await until(isWithdrawn);
    await shell.releases.giveToShare('v3', 50);
    await visit(shell, 20);
    await until(async () => (await withdrawals()).length === 2);
  });
});

describe('an error in a browser', () => {
  it('counts once for each view, under the version that was sent', async () => {
    await shell.releases.giveToShare('v2', 50);
    const all = await views(shell, 50);
    const [first = {}, ...others] = ofVersion('v2', all);
    for (let index = 0; index < 20; index++) await report(first);
    await report(ofVersion('v1', all)[0] ?? {}, { version: 'v1' });
    for (const broken of others.slice(0, 4)) await report(broken);
    await until(isWithdrawn);
    expect((await withdrawals())[0]?.because).toBe('5 errors in 25 views, 20.0 %; the live version had 4.0 %');
  });

  it('counts for nothing without a view of just that version by just that visitor', async () => {
    await shell.releases.giveToShare('v2', 50);
    const all = await views(shell, 50);
    const [canaries, live] = [ofVersion('v2', all), ofVersion('v1', all)];
    for (let index = 0; index < 8; index++) {
      const [mine, theirs] = [canaries[index], canaries[index + 8]];
      await report({});
      await report({ cookie: mine?.cookie });
      await report({ token: mine?.token });
      await report({ cookie: mine?.cookie, token: theirs?.token });
      await report(live[index] ?? {}, { version: 'v2' });
    }
    // Had any of those counted, the figures would be others.
    for (const broken of canaries.slice(0, 5)) await report(broken);
    await until(isWithdrawn);
    expect((await withdrawals())[0]?.because).toBe('5 errors in 25 views, 20.0 %; the live version had 0.0 %');
  });

  it('made up of the live version does not keep a broken canary alive', async () => {
    await shell.releases.giveToShare('v2', 50);
    const canaries = ofVersion('v2', await views(shell, 50));
    for (let index = 0; index < 40; index++) await report({ cookie: canaries[0]?.cookie ?? '' }, { version: 'v1' });
    for (const broken of canaries.slice(0, 6)) await report(broken);
    await until(isWithdrawn);
    expect((await withdrawals())[0]?.because).toContain('the live version had 0.0 %');
  });

  it('counts at any copy of the shell that has the same secret', async () => {
    const secret = { RELEASE_PREVIEW_SECRET: 'the same for all copies' };
    shell = await start(secret);
    await shell.releases.giveToShare('v2', 50);
    const other = await TestShell.start({ ...secret, RELEASES_DIR: shell.releases.folder });
    await views(shell, 50);
    for (const broken of ofVersion('v2', await views(other, 50)).slice(0, 6)) await report(broken);
    await until(isWithdrawn);
    await other.stop();
  });
});

describe('where the shell may not write into the folder of releases', () => {
  it('stops giving the canary by itself', async () => {
    await shell.releases.giveToShare('v3', 50);
    await withoutWriting(shell.releases.folder, async () => {
      await visit(shell, 20);
      // The broken canary would be rendered, and logged, for every second one.
      await until(
        async () =>
          !(await shell.get('/static', { cookie: '__Host-release-bucket=0' })).headers
            .get('cache-control')
            ?.includes('private'),
      );
    });
    expect(await canary()).toMatchObject({ version: 'v3' });
    for (const html of await visit(shell, 20)) expect(html).toContain('v1 static');
  });
});

/** Root may write anywhere: the work is done as nobody. */
async function withoutWriting(folder: string, work: () => Promise<void>): Promise<void> {
  const root = process.geteuid?.() === 0;
  await chmod(folder, 0o555);
  if (root) process.seteuid?.(65534);
  try {
    await work();
  } finally {
    if (root) process.seteuid?.(0);
    await chmod(folder, 0o755);
  }
}
