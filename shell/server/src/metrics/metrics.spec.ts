import type { ServerResponse } from 'node:http';
import type { Release } from '@site/federation';
import { FakeReleaseService, serviceSecret } from '../testing/fake-release-service';
import { metricsToken, scrapeOf } from '../testing/scrape';
import { shortRenders, TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

/** One after the other, the tests count what it does besides, and make v2 to v12 live. */
let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start({ ...shortRenders, METRICS_TOKEN: metricsToken })));
afterAll(() => shell.stop());

const site = (version: string) => `app="public-site",version="${version}"`;
const pages = (version: string, status = '2xx') =>
  `shell_requests_total{${site(version)},kind="page",status="${status}"}`;
const withoutPages = { server: null };

async function release(version: string, changes: Partial<Release> = {}): Promise<void> {
  await shell.releases.add({ version, changes });
  await shell.releases.promote(version);
}

/** By how much each sample has risen meanwhile. */
async function risesDuring(act: () => Promise<unknown>): Promise<(sample: string) => number> {
  const before = await scrapeOf(shell);
  await act();
  const after = await scrapeOf(shell);
  return (sample) => (after.get(sample) ?? 0) - (before.get(sample) ?? 0);
}

describe('GET /metrics', () => {
  it('is text that Prometheus reads', async () => {
    await shell.get('/');
    const response = await shell.get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.body?.cancel();
    expect((await scrapeOf(shell)).size).toBeGreaterThan(20);
  });

  it.each([
    ['no token', undefined],
    ['another token', 'Bearer x'],
  ])('tells nothing to %s', async (_, authorization) => {
    const response = await shell.get('/metrics', authorization ? { authorization } : {});
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('METRICS_TOKEN') });
  });

  it('says how to be served where no token is set', async () => {
    const closed = await TestShell.startWithoutPages();
    const response = await closed.get('/metrics', { authorization: 'Bearer ' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('set METRICS_TOKEN') });
    await closed.stop();
  });
});

describe('what is no page', () => {
  it('counts under the shell, by kind', async () => {
    const rise = await risesDuring(async () => {
      await shell.text('/api/posts');
      await shell.text('/releases/public-site/v1/client/js/main.js');
      await shell.text('/releases/public-site/v1/client/js/none.js');
    });
    const own = (kind: string, status: string) =>
      `shell_requests_total{app="shell",version="s1",kind="${kind}",status="${status}"}`;
    expect(rise(own('api', '2xx'))).toBe(1);
    expect(rise(own('file', '2xx'))).toBe(1);
    expect(rise(own('file', '4xx'))).toBe(1);
  });
});

describe('a page', () => {
  it('counts by how it came about, its render once', async () => {
    const cached = (outcome: string) => `shell_page_cache_total{${site('v1')},outcome="${outcome}"}`;
    const rise = await risesDuring(async () => {
      await shell.get('/static');
      await shell.get('/static');
      await shell.get(`/static?search=${'longer than is kept '.repeat(20)}`);
    });
    expect([rise(cached('miss')), rise(cached('hit')), rise(cached('none'))]).toEqual([1, 1, 1]);
    expect(rise(`shell_render_seconds_count{${site('v1')}}`)).toBe(2);
  });

  it.each([
    ['/throws', 1],
    // It is tried twice.
    ['/hangs', 2],
  ])('that its release can’t render counts as its error: %s', async (path, tries) => {
    const rise = await risesDuring(async () => expect((await shell.get(path)).status).toBe(503));
    expect(rise(`shell_render_errors_total{${site('v1')}}`)).toBe(tries);
    expect(rise(pages('v1', '5xx'))).toBe(1);
  });
});

describe('a visitor who leaves before there is an answer', () => {
  it('is counted as none', async () => {
    const unanswered: ServerResponse[] = [];
    shell.api.respond = (_, response) => void unanswered.push(response);
    const rise = await risesDuring(() =>
      expect(fetch(`${shell.origin}/blog`, { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout'),
    );
    expect([rise(pages('v1')), rise(pages('v1', 'none'))]).toEqual([0, 1]);
    shell.api.respond = undefined;
    for (const response of unanswered) response.end();
  });
});

describe('what is live', () => {
  it('counts the pages that it answered', async () => {
    const rise = await risesDuring(async () => {
      await shell.get('/');
      await shell.get('/nowhere');
      await release('v2');
      await shell.get('/');
      await shell.get('/admin');
    });
    expect(rise(pages('v1'))).toBe(1);
    expect(rise(pages('v1', '4xx'))).toBe(1);
    expect(rise(pages('v2'))).toBe(1);
    expect(rise('shell_requests_total{app="admin-console",version="c1",kind="page",status="2xx"}')).toBe(1);
    expect(rise('shell_request_seconds_count{kind="page"}')).toBe(4);
  });

  it('is named, the release that was promoted last, as are the shell and how the process fares', async () => {
    const samples = await scrapeOf(shell);
    expect([...samples.keys()]).toContainEqual(expect.stringMatching(/^shell_info\{version="s1",contract="\d/));
    expect(samples.get('shell_live_revision')).toBe(3);
    expect(samples.get(`shell_live_info{${site('v2')},as="live"}`)).toBe(1);
    expect(samples.get('shell_live_info{app="admin-console",version="c1",as="live"}')).toBe(1);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('is named beside the canary, which visitors get as well', async () => {
    await shell.releases.add({ version: 'v3', changes: withoutPages });
    await shell.releases.giveToShare('v3', 10);
    await shell.text('/static');
    const samples = await scrapeOf(shell);
    expect(samples.get(`shell_live_info{${site('v2')},as="live"}`)).toBe(1);
    expect(samples.get(`shell_live_info{${site('v3')},as="canary"}`)).toBe(1);
  });

  it('counts from none on what may go wrong with it, before anything has: the first time is seen as a rise', async () => {
    await release('v4');
    await shell.text('/releases/current.json');
    const samples = await scrapeOf(shell);
    const ends = ['died', 'hung', 'memory', 'output'].map(
      (reason) => `shell_render_host_ends_total{${site('v4')},reason="${reason}"}`,
    );
    const errors = ['render', 'browser'].map((kind) => `shell_${kind}_errors_total{${site('v4')}}`);
    for (const name of [...ends, ...errors]) expect([name, samples.get(name)]).toEqual([name, 0]);
    expect(samples.get('shell_browser_errors_total{app="shell",version="s1"}')).toBe(0);
  });
});

describe('versions that come and go', () => {
  it('leave no more than the last eight of an app behind', async () => {
    for (let number = 5; number <= 12; number++) {
      await release(`v${number}`, withoutPages);
      await shell.get('/static');
    }
    const samples = await scrapeOf(shell);
    const versions = [...samples.keys()].filter((key) => key.startsWith('shell_requests_total{app="public-site"'));
    expect(versions).toHaveLength(8);
    expect(samples.get(pages('v12'))).toBe(1);
    for (const version of ['v1', 'v2', 'v4']) expect([...samples.keys()].join()).not.toContain(site(version));
  });
});

describe('the release service', () => {
  const name = 'shell_release_service_followed_seconds';
  const followed = async (follower: TestShell) => (await scrapeOf(follower)).get(name);

  it.each([
    ['has a file that is not the one announced', serviceSecret],
    ['has another secret', 'a secret that is not its own'],
  ])('is not followed for as long as it %s', async (_, secret) => {
    const service = new FakeReleaseService();
    service.isBroken = true;
    await service.promote({ version: 'v4', changes: withoutPages });
    const environment = { METRICS_TOKEN: metricsToken, RELEASE_SERVICE_SECRET: secret };
    const follower = await TestShell.startWithoutPages(environment, service.respond);
    await until(async () => Number(await followed(follower)) > 3);
    service.isBroken = false;
    if (secret === serviceSecret) await until(async () => Number(await followed(follower)) < 3);
    await follower.stop();
    await service.remove();
  });

  it('is no metric where none is configured', async () => {
    expect(await followed(shell)).toBeUndefined();
  });
});
