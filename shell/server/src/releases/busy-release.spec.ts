import { metricsToken, scrapeOf } from '../testing/scrape';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let shell: TestShell;
afterEach(() => shell.stop());

/** Every page of version v2 takes so many milliseconds, in which its process does nothing else: it only waits, as one thread. */
const promoteLaborious = (milliseconds: number) =>
  shell.promote(
    'v2',
    `const never = new Int32Array(new SharedArrayBuffer(4));
    exports.render = async () => {
      Atomics.wait(never, 0, 0, ${milliseconds});
      return { status: 200, head: '', body: 'of v2', state: null, chunks: [], cacheSeconds: 0 };
    };`,
  );
const untilLive = () => until(async () => (await shell.text('/')).includes('of v2'));

/** Asks for so many pages at once. */
const ask = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const response = await shell.get(`/${index}`, { accept: 'text/html' });
      const { status, headers } = response;
      return { status, retryAfter: headers.get('retry-after'), text: await response.text() };
    }),
  );

/** Ends of a release's process, and pages that failed. */
const failures = () => shell.log.filter(({ level }) => Number(level) >= 50);

describe('a release of which more pages are requested than it can render', () => {
  it('goes on rendering as many as it can, and the others are refused', async () => {
    const limits = { RENDER_TIMEOUT_MS: '3000', MAX_IN_FLIGHT: '1000', MAX_LATENESS_MS: '60000' };
    shell = await TestShell.startWithoutPages({ ...limits, METRICS_TOKEN: metricsToken });
    await promoteLaborious(15);
    await untilLive();
    const pages = await ask(400);
    expect(failures()).toEqual([]);
    const refused = pages.filter(({ text }) => text.includes('Too many visitors right now'));
    for (const page of refused)
      expect(page).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^[1-3]$/) });
    const rendered = pages.filter(({ status, text }) => status === 200 && text.includes('of v2'));
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered.length + refused.length).toBe(400);
    expect((await scrapeOf(shell)).get('shell_requests_turned_away_total')).toBe(refused.length);
    expect(await shell.text('/')).toContain('of v2');
  });

  it('is not taken for one that hangs as long as it renders any, however late', async () => {
    shell = await TestShell.startWithoutPages({ RENDER_TIMEOUT_MS: '2000' });
    await promoteLaborious(600);
    await untilLive();
    // Three times what it may take to give a sign of life.
    await ask(10);
    await untilLive();
    expect(shell.log.filter(({ reason }) => reason !== undefined)).toEqual([]);
  });
});
