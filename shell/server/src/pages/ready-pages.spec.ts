import { writePreviewToken } from '@site/releases';
import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const secret = 'signs links to previews';
const behindProxy = { TRUST_PROXY: 'true', CONSOLE_ORIGIN: 'https://console.example.com' };
const words = Array.from({ length: 500 }, (_, index) => `word ${index}`).join(' ');
/** Nobody has to render it a second time. */
const lasting = (version: string) => `exports.render = async () => ({
  status: 200, head: '<title>${version}</title>', body: '${words}', state: null, chunks: [], cacheSeconds: 3600,
});`;

/** Of all tests that leave it as it is. */
let shared: TestShell;
let shell: TestShell;
beforeAll(async () => (shared = await start()));
beforeEach(() => (shell = shared));
afterEach(async () => {
  if (shell !== shared) await shell.stop();
});
afterAll(() => shared.stop());

async function start(): Promise<TestShell> {
  const variables = { METRICS_TOKEN: metricsToken, RELEASE_PREVIEW_SECRET: secret, ...behindProxy };
  const started = await TestShell.startWithoutPages(variables);
  for (const version of ['v2', 'v3']) {
    await started.releases.add({ version, files: { 'server/render.cjs': lasting(version) } });
  }
  await started.releases.promote('v2');
  return started;
}

/** As often as it takes until the page is sent just as it was before. */
async function repeat(headers: Record<string, string> = {}): Promise<Response> {
  for (let time = 0; time < 3; time++) await (await shell.get('/', headers)).text();
  return shell.get('/', headers);
}

const headersOf = ({ headers }: Response): Record<string, string> => {
  const own = new Set(['date', 'x-request-id']);
  return Object.fromEntries([...headers].filter(([name]) => !own.has(name)));
};

describe('a page sent from its ready response', () => {
  it.each(['br', 'gzip', 'identity'])('has the same headers and text as any other: %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const repeated = await repeat(headers);
    // Such a cookie has to be looked at.
    const looked = await shell.get('/', { ...headers, cookie: 'release-bucket=7' });
    expect(headersOf(repeated)).toEqual(headersOf(looked));
    expect(repeated.headers.get('strict-transport-security')).toContain('max-age');
    expect(await repeated.text()).toBe(await looked.text());
  });

  it.each(['br', 'gzip', 'identity'])('is in the colours of each visitor, in turns: %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const looked = new Map<string, string>();
    for (const cookie of ['', 'theme=dark', 'theme=light', 'theme=purple']) {
      looked.set(cookie, await (await shell.get('/', { ...headers, cookie: `${cookie}; release-bucket=7` })).text());
    }
    expect(looked.get('theme=dark')).toContain('<html lang="en" data-theme="dark">');
    expect(looked.get('theme=light')).toContain('<html lang="en" data-theme="light">');
    expect(looked.get('theme=purple')).toBe(looked.get(''));
    const etags = new Map<string, Set<string | null>>();
    // What is asked for often is compressed anew meanwhile.
    for (let time = 0; time < 60; time++) {
      for (const [cookie, text] of looked) {
        const response = await shell.get('/', { ...headers, cookie });
        expect(await response.text()).toBe(text);
        etags.set(text, (etags.get(text) ?? new Set()).add(response.headers.get('etag')));
      }
    }
    expect([...etags.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(new Set([...etags.values()].flatMap((known) => [...known])).size).toBe(3);
  });

  it('has an id, a line in the log and its counters', async () => {
    shell = await start();
    const repeated = await repeat();
    const id = repeated.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{36}$/);
    const line = {
      ...{ level: 30, app: 'shell@s1', msg: 'request completed' },
      ...{ req: { id, method: 'GET', url: '/' }, res: { statusCode: 200 }, responseTime: expect.any(Number) },
      ...{ page: 'public-site@v2', cache: 'hit' },
    };
    await until(async () => shell.log.some(({ req }) => (req as { id?: string } | undefined)?.id === id));
    expect(shell.log).toContainEqual(expect.objectContaining(line));
    const figures = await scrapeOf(shell);
    const page = 'app="public-site",version="v2"';
    expect(figures.get(`shell_requests_total{${page},kind="page",status="2xx"}`)).toBe(4);
    expect(figures.get(`shell_page_cache_total{${page},outcome="hit"}`)).toBe(3);
  });

  it('is named as the proxy names it', async () => {
    const headers = { 'x-request-id': 'named-by-proxy' };
    expect((await repeat(headers)).headers.get('x-request-id')).toBe('named-by-proxy');
  });

  it('is another one as soon as another release is live', async () => {
    shell = await start();
    await repeat();
    await shell.releases.promote('v3');
    expect(await shell.text('/')).toContain('<title>v3</title>');
  });

  it('is never that of the release before, which stepped in where the live one failed once', async () => {
    shell = await start();
    await repeat();
    const failsOnce = `let failed = false;
      const render = ${lasting('v4').split('exports.render = ')[1]?.trim().replace(/;$/, '')};
      exports.render = async (...given) => {
        if (failed) return render(...given);
        failed = true;
        throw new Error('Once.');
      };`;
    await shell.releases.add({ version: 'v4', files: { 'server/render.cjs': failsOnce } });
    await shell.releases.promote('v4');
    expect(await (await repeat()).text()).toContain('<title>v2</title>');
    await until(async () => (await shell.text('/')).includes('<title>v4</title>'));
  });

  it('is another one for who gets a canary', async () => {
    shell = await start();
    await repeat();
    await shell.releases.giveToShare('v3', 100);
    const first = await shell.get('/');
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await first.text()).toContain('<title>v3</title>');
    expect(await (await repeat({ cookie })).text()).toContain('<title>v3</title>');
  });

  it('is another one for who came by a link to a preview', async () => {
    await repeat();
    const preview = { app: 'public-site', version: 'v3', expiresAt: new Date(Date.now() + 60_000) } as const;
    const link = await shell.get(`/release-preview/${writePreviewToken(preview, secret)}`);
    const cookie = link.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await repeat({ cookie })).text()).toContain('<title>v3</title>');
    expect(await shell.text('/')).toContain('<title>v2</title>');
  });

  it('is rendered again after a change of posts or pictures', async () => {
    shell = await start();
    await repeat();
    const rendered = () =>
      scrapeOf(shell).then((figures) =>
        figures.get('shell_page_cache_total{app="public-site",version="v2",outcome="miss"}'),
      );
    expect(await rendered()).toBe(1);
    for (const [index, changed] of ['posts', 'pictures/1/replacement'].entries()) {
      await shell.send('POST', `/api/admin/${changed}`, '{}', { 'x-forwarded-host': 'console.example.com' });
      await shell.text('/');
      expect([changed, await rendered()]).toEqual([changed, index + 2]);
    }
  });

  it('is not sent to who has it, asks for its head, comes by http or by the console’s name', async () => {
    const etag = (await repeat()).headers.get('etag') ?? '';
    expect((await shell.get('/', { 'if-none-match': etag })).status).toBe(304);
    expect(await (await shell.send('HEAD', '/')).text()).toBe('');
    expect((await shell.get('/', { 'x-forwarded-proto': 'http' })).status).toBe(308);
    expect((await shell.get('/', { 'x-forwarded-host': 'console.example.com' })).status).toBe(302);
    expect((await shell.send('DELETE', '/')).status).toBe(405);
  });
});
