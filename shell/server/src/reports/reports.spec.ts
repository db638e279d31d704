import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeEach(async () => {
  shell = await TestShell.startWithoutPages({ METRICS_TOKEN: metricsToken, LOG_LEVEL: 'debug' });
  await shell.get('/static');
});
afterEach(() => shell.stop());

const error = { app: 'public-site', version: 'v1', path: '/blog', message: 'broken', stack: 'at x (/y.js:1:2)' };
const visit = { app: 'public-site', version: 'v1', path: '/', page: 'home', vitals: [{ name: 'LCP', value: 1200 }] };

const send = async (path: string, report: unknown, headers: Record<string, string> = {}) =>
  (await shell.send('POST', path, typeof report === 'string' ? report : JSON.stringify(report), headers)).status;
const sendError = (changes: object = {}) => send('/client-errors', { ...error, ...changes });
const sendVisit = (changes: object = {}) => send('/web-vitals', { ...visit, ...changes });

const errorsOf = (app: string, version: string) => `shell_browser_errors_total{app="${app}",version="${version}"}`;
const lcp = (page: string) => `shell_lcp_seconds_count{app="public-site",version="v1",page="${page}"}`;

describe('an error in a browser', () => {
  it('counts under the version that it names, and is a line of the log with all that it takes to find it', async () => {
    expect(await sendError()).toBe(204);
    expect((await scrapeOf(shell)).get(errorsOf('public-site', 'v1'))).toBe(1);
    expect(shell.log).toContainEqual(
      expect.objectContaining({
        app: 'shell@s1',
        page: 'public-site@v1',
        id: expect.stringMatching(/^[\w-]{36}$/),
        path: '/blog',
        report: { message: 'broken', stack: 'at x (/y.js:1:2)' },
      }),
    );
  });

  it('may be one of the shell’s own scripts', async () => {
    expect(await sendError({ app: 'shell', version: 's1' })).toBe(204);
    expect((await scrapeOf(shell)).get(errorsOf('shell', 's1'))).toBe(1);
  });

  it('of a version that this shell has not served counts as other, and is logged by its name', async () => {
    for (const version of ['v0', 'v00', 'c1']) expect(await sendError({ version })).toBe(204);
    const samples = await scrapeOf(shell);
    expect(samples.get(errorsOf('public-site', 'other'))).toBe(3);
    expect(shell.log.map(({ page }) => page)).toContain('public-site@v0');
  });

  it('keeps a token in the page’s path out of the log', async () => {
    await sendError({ path: '/preview/7.secret' });
    expect(JSON.stringify(shell.log)).not.toContain('7.secret');
  });
});

describe('the vitals of a visit', () => {
  it('count under version and kind of page', async () => {
    const vitals = [
      { name: 'LCP', value: 1200 },
      { name: 'INP', value: 80 },
      { name: 'CLS', value: 0.02 },
      { name: 'FCP', value: 400 },
      { name: 'TTFB', value: 30 },
    ];
    expect(await sendVisit({ vitals })).toBe(204);
    const samples = await scrapeOf(shell);
    const labels = 'app="public-site",version="v1",page="home"';
    const sums = ['lcp_seconds', 'inp_seconds', 'cls_score', 'fcp_seconds', 'ttfb_seconds'].map((name) =>
      samples.get(`shell_${name}_sum{${labels}}`),
    );
    expect(sums).toEqual([1.2, 0.08, 0.02, 0.4, 0.03]);
    expect(samples.get(`shell_lcp_seconds_bucket{le="1",${labels}}`)).toBe(0);
    expect(samples.get(`shell_lcp_seconds_bucket{le="1.5",${labels}}`)).toBe(1);
  });

  it('of an app that renders itself count by the pattern of its address', async () => {
    await shell.get('/admin');
    await sendVisit({ app: 'admin-console', version: 'c1', page: '', path: '/admin/posts/7/edit' });
    const pattern = 'app="admin-console",version="c1",page="/admin/posts/:id/edit"';
    expect((await scrapeOf(shell)).get(`shell_lcp_seconds_count{${pattern}}`)).toBe(1);
  });

  it('make no series for a version that this shell has not served', async () => {
    expect(await sendVisit({ version: 'v0' })).toBe(204);
    expect([...(await scrapeOf(shell)).keys()].filter((key) => key.startsWith('shell_lcp'))).toEqual([]);
  });

  it('make no series for a page that the release does not have', async () => {
    for (const page of ['x"} 1', 'y\nz', 'constructor', '__proto__', 'w'.repeat(2_000)]) {
      expect(await sendVisit({ page })).toBe(204);
    }
    const pages = [...(await scrapeOf(shell)).keys()].filter((key) => key.startsWith('shell_lcp_seconds_count'));
    expect(pages).toEqual([lcp('other')]);
  });
});

describe('what is no report', () => {
  const endpoints = ['/client-errors', '/web-vitals'];

  it.each(endpoints)('is refused: %s', async (path) => {
    for (const body of ['', 'x', 'null', '[]', '5', '{}', '{"app":"public-site"}']) {
      expect(await send(path, body)).toBe(400);
    }
    expect(await send(path, 'x'.repeat(9_000))).toBe(413);
    expect(await send(path, '{}', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect((await shell.get(path)).status).toBe(405);
    const samples = await scrapeOf(shell);
    const dropped = (reason: string) => samples.get(`shell_reports_dropped_total{reason="${reason}"}`);
    expect([dropped('invalid'), dropped('too large'), dropped('foreign')]).toEqual([7, 1, 1]);
  });

  it('is refused where a field can’t be used, with its name', async () => {
    const wrong = [{ app: 'x"} 1\n' }, { app: ['shell'] }, { version: 'v1\n# HELP' }, { version: {} }, { message: {} }];
    for (const changes of wrong) expect(await sendError(changes)).toBe(400);
    const response = await shell.send('POST', '/client-errors', JSON.stringify({ ...error, version: 'a b' }));
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('version') });
  });

  it('is refused where a value is none', async () => {
    const vital = (changes: object) => [{ name: 'LCP', value: 1, ...changes }];
    const wrong = [{ name: 'FID' }, { value: -1 }, { value: '1' }, { value: null }, { value: 1e12 }].map(vital);
    for (const vitals of [...wrong, [], {}, [null], Array(11).fill(vital({})[0])]) {
      expect(await sendVisit({ vitals })).toBe(400);
    }
    expect([...(await scrapeOf(shell)).keys()].filter((key) => key.startsWith('shell_lcp'))).toEqual([]);
  });
});

describe('a flood of reports', () => {
  it('is cut off for its sender, and for no other', async () => {
    const proxied = await TestShell.startWithoutPages({ TRUST_PROXY: 'true' });
    const sendFrom = async (address: string) =>
      (await proxied.send('POST', '/client-errors', JSON.stringify(error), { 'x-forwarded-for': address })).status;
    const senders = [() => '1.1.1.1, 6.6.6.6', (index: number) => `2001:db8:1:2::${index.toString(16)}`];
    for (const sender of senders) {
      const statuses = await Promise.all(Array.from({ length: 150 }, (_, index) => sendFrom(sender(index))));
      // A minute may have turned meanwhile.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
      expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(60);
    }
    for (const other of ['9.9.9.9', '2001:db8:1:3::1']) expect(await sendFrom(other)).toBe(204);
    await proxied.stop();
  });
});
