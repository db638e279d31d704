import type { APIRequestContext, Page } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { npmRun } from '../support/commands';
import { expect, test, untilInteractive } from '../support/test';

const dataFile = (name: string) => path.join(String(process.env.E2E_DATA_DIR), name);

async function liveVersion(request: APIRequestContext, app = 'public-site'): Promise<string> {
  return (await (await request.get('/releases/current.json')).json())[app].version;
}

async function metrics(request: APIRequestContext, address = '/metrics'): Promise<string> {
  const token = await readFile(dataFile('metrics-token'), 'utf8');
  const response = await request.get(address, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(200);
  return response.text();
}

/** How many values of a vital were counted for a kind of page of a version. */
async function counted(request: APIRequestContext, vital: string, version: string, page: string): Promise<number> {
  const labels = `{app="public-site",version="${version}",page="${page}"}`;
  const line = (await metrics(request)).split('\n').find((text) => text.startsWith(`shell_${vital}_count${labels}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

declare global {
  interface Window {
    /** Kinds of what the browser has measured and told whoever observes it. */
    measured: string[];
  }
}

/** In the page. */
function noteMeasured(): void {
  const measured: string[] = (window.measured = []);
  window.PerformanceObserver = class extends PerformanceObserver {
    constructor(observe: PerformanceObserverCallback) {
      super((list, ...rest) => {
        observe(list, ...rest);
        measured.push(...list.getEntries().map(({ entryType }) => entryType));
      });
    }
  };
}

/** Comes to a page, moves as a visitor does, and leaves it for another. */
async function visit(page: Page, address: string): Promise<void> {
  await page.addInitScript(noteMeasured);
  await page.goto(address);
  await untilInteractive(page);
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 240);
  // What the browser has measured reaches the script a moment after it runs.
  await page.waitForFunction(() =>
    ['paint', 'largest-contentful-paint'].every((kind) => window.measured.includes(kind)),
  );
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('/robots.txt');
}

test('what a visitor felt is counted under the version of the page', async ({ page, request }) => {
  const version = await liveVersion(request);
  const vitals = ['lcp_seconds', 'fcp_seconds', 'ttfb_seconds', 'cls_score'];
  const countsOf = () => Promise.all(vitals.map((vital) => counted(request, vital, version, 'landing')));
  const before = await countsOf();
  await visit(page, '/');
  await expect.poll(countsOf).toEqual(before.map((count) => count + 1));
});

test('a page that is only fetched loads no code to measure it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  // To the browser, what the driver asks of a page is its visitor's gesture.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => undefined }),
  );
  await page.goto('/');
  await untilInteractive(page);
  expect(scripts.some((url) => /\/mount\.\w+\.js$/.test(url))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
});

test('an error in a released chunk is logged under its version and leads to its line of source', async ({
  page,
  request,
  trouble,
}) => {
  // Federation mentions the second attempt to load the remote.
  trouble.expect(/taken away|already registered/);
  const version = await liveVersion(request);
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname));
  await page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor() {
          throw new Error('taken away');
        }
      },
    });
  });
  await page.goto('/');

  const readReport = async () => {
    const lines = (await readFile(dataFile('logs/shell.log'), 'utf8')).split('\n');
    return lines.find((line) => line.includes('"taken away"') && line.includes(version));
  };
  await expect.poll(readReport).toBeTruthy();
  const line = String(await readReport());
  expect(JSON.parse(line)).toMatchObject({
    app: expect.stringMatching(/^shell@[0-9a-f]{12}$/),
    page: `public-site@${version}`,
    path: '/',
    id: expect.stringMatching(/./),
  });
  expect(await metrics(request)).toMatch(
    new RegExp(`^shell_browser_errors_total\\{app="public-site",version="${version}"\\} [1-9]`, 'm'),
  );

  const folder = await mkdtemp(path.join(os.tmpdir(), 'stack-'));
  await writeFile(path.join(folder, 'line.json'), line);
  const output = await npmRun('stack', path.join(folder, 'line.json'));
  await rm(folder, { recursive: true });
  expect(output).toMatch(/at public-site\/src\/enhance\/[\w-]+\.ts:\d+:\d+/);
  expect(output).toMatch(/> +\d+ \| .*new IntersectionObserver\(/);

  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect((await request.get(`${script}.map`)).status(), script).toBe(404);
});

test('the API counts by route, under its version', async ({ request }) => {
  await request.get('/api/health/live');
  expect(await metrics(request, '/api/metrics')).toMatch(
    /^api_requests_total\{method="GET",route="\/api\/health\/live",status="2xx",app="api",version="[0-9a-f]{12}"\} [1-9]/m,
  );
});
