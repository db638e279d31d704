import { json } from 'node:stream/consumers';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

interface Report {
  shell: string;
  sequence: number;
  views: { slug: string; views: number }[];
}

const secret = 'a secret of shells and API';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'user-agent': browser };
const call = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin', 'user-agent': browser };
const render = `exports.render = async (address) => ({
  status: address === '/blog/gone' ? 404 : 200, head: '', body: '<main>post</main>', state: null, chunks: [], cacheSeconds: 60,
});`;

let shell: TestShell;
const reports: Report[] = [];
let isAway = true;
/** What the API answers to the next reports, once it is there. */
const refusals: number[] = [];
beforeAll(async () => {
  shell = await TestShell.startWithoutPages({ VIEWS_SECRET: secret }, async (request, response) => {
    if (request.url !== '/api/post-views') return void response.end('{}');
    expect(request.headers.authorization).toBe(`Bearer ${secret}`);
    reports.push((await json(request)) as Report);
    response.writeHead(isAway ? 503 : (refusals.shift() ?? 204)).end();
  });
  await shell.promote('v2', render);
});
afterAll(() => shell.stop());

/** Views by the reports that the API has taken, each sequence once. */
const counted = (): Record<string, number> => {
  const taken = new Map(reports.map((report) => [report.sequence, report]));
  const sums: Record<string, number> = {};
  for (const { views } of taken.values())
    for (const { slug, views: more } of views) sums[slug] = (sums[slug] ?? 0) + more;
  return sums;
};
const open = async (path: string, headers: Record<string, string>) => {
  const response = await shell.get(path, headers);
  await response.arrayBuffer();
  return response;
};

it('counts a browser’s visits of a post, cached or unchanged, and its navigation within the site, and nothing else', async () => {
  const first = await open('/blog/pens', navigation);
  for (let time = 0; time < 3; time++) await open('/blog/pens?utm_source=mail', navigation);
  for (let time = 0; time < 3; time++) await open('/blog/pens', navigation);
  expect((await open('/blog/pens', { ...navigation, 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(
    304,
  );
  await open('/api/posts/pens', call);

  const others: [string, Record<string, string>][] = [
    ['/blog/pens', { 'user-agent': browser }],
    [
      '/blog/pens',
      { ...navigation, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['/blog/pens', { ...navigation, 'sec-fetch-dest': 'iframe' }],
    ['/blog/pens', { ...navigation, 'sec-purpose': 'prefetch;prerender' }],
    ['/blog/pens', { ...navigation, purpose: 'prefetch' }],
    ['/blog/pens', { ...navigation, cookie: '__Host-release-preview-public-site=x' }],
    ['/blog/pens/', navigation],
    ['/blog/gone', navigation],
    ['/blog', navigation],
    ['/api/posts/pens', { ...call, 'sec-fetch-site': 'cross-site' }],
    ['/api/posts/pens', navigation],
    ['/api/posts/pens/related', call],
  ];
  for (const [path, headers] of others) await open(path, headers);
  await shell.send('HEAD', '/blog/pens', undefined, navigation);
  await until(() => reports.length > 1);
  await open('/blog/last', navigation);
  isAway = false;
  await until(async () => 'last' in counted());
  expect(counted()).toEqual({ pens: 9, last: 1 });
});

it('sends what the API did not take again as it was, and what came meanwhile in the next report', () => {
  const [refused, ...others] = reports;
  const next = others.pop();
  expect(others).toEqual(others.map(() => refused));
  expect(next).toMatchObject({
    shell: refused?.shell,
    sequence: 2,
    views: expect.arrayContaining([{ slug: 'last', views: 1 }]),
  });
  expect(shell.log.filter(({ msg }) => String(msg).startsWith('views of posts can’t be reported'))).toHaveLength(1);
});

it.each([400, 413])('gives a report up that the API can’t read (%i), and sends what comes after it', async (status) => {
  const [refused, next] = [`refused-${status}`, `after-${status}`];
  refusals.push(status);
  await open(`/blog/${refused}`, navigation);
  await until(() => refusals.length === 0);
  await open(`/blog/${next}`, navigation);
  await until(() => next in counted());
  expect(reports.slice(-2).map(({ views }) => views)).toEqual([
    [{ slug: refused, views: 1 }],
    [{ slug: next, views: 1 }],
  ]);
  expect(shell.log.filter(({ msg }) => String(msg).startsWith('the API can’t read a report'))).not.toEqual([]);
});
