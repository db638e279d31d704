import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

const hsts = 'max-age=31536000; includeSubDomains';

/** Documents that are the same for everyone: they have nothing to guard from a window that opened them. */
const publicPages = ['/', '/none', '/%', '/throws', '/static'];

describe('every answer', () => {
  let shell: TestShell;
  beforeAll(async () => (shell = await TestShell.start()));
  afterAll(() => shell.stop());

  // ASVS 3.2.1, 3.4.1, 3.4.2, 3.4.4, 3.4.5, 3.4.6
  it.each([
    ['a page', 'GET', '/'],
    ['a page that there is not', 'GET', '/none'],
    ['a page that can not be rendered', 'GET', '/throws'],
    ['a page of the console', 'GET', '/admin'],
    ['a redirect', 'GET', '/blog/'],
    ['a feed', 'GET', '/feed.xml'],
    ['a file of a release', 'GET', '/releases/public-site/v1/client/js/main.js'],
    ['a file that there is not', 'GET', '/releases/public-site/v1/client/js/none.js'],
    ['the list of releases', 'GET', '/releases/current.json'],
    ['an answer of the API', 'GET', '/api/content'],
    ['a picture', 'GET', '/media/covers/plan.svg'],
    ['a refused method', 'DELETE', '/blog'],
    ['a request that is no path', 'GET', '/%'],
  ])('keeps browsers from guessing, framing, telling others and leaving https: %s', async (_, method, path) => {
    const { headers } = await shell.send(method, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe(hsts);
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe(publicPages.includes(path) ? null : 'same-origin');
    expect(headers.get('origin-agent-cluster')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('keeps windows that opened it out of a page for whoever has its address', async () => {
    expect((await shell.get('/secret')).headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each(publicPages)('lets them stay each time, also with the news that a copy is still good: %s', async (path) => {
    const [page, again] = [await shell.get(path), await shell.get(path)];
    const known = await shell.get(path, { 'if-none-match': page.headers.get('etag') ?? '' });
    for (const { headers } of [page, again, known]) expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  it('leaves a page that is still good the policy that it came with', async () => {
    const etag = (await shell.get('/')).headers.get('etag') ?? '';
    const again = await shell.get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
  });
});

it('gives no file out as a service worker, which would stay in front of the site after a rollback', async () => {
  const shell = await TestShell.start();
  const file = '/releases/public-site/v2/client/js/main.js';
  await shell.releases.add({ version: 'v2', files: { 'client/public/sw.js': 'self.skipWaiting()' } });
  await shell.releases.promote('v2');
  await until(async () => (await shell.get('/sw.js')).status === 200);
  const asWorker = (path: string) => shell.get(path, { 'service-worker': 'script' });
  const answers = await Promise.all(['/sw.js', '/sw.js?v=2', file, '/shell/none.js', '/'].map(asWorker));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(answers[0]?.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await shell.get(file)).status).toBe(200);
  await shell.stop();
});

it('says nothing of https where visitors come without it, and what the deployment wants where they do', async () => {
  const origins = [
    { PUBLIC_ORIGIN: 'http://site.example.com', HSTS: 'max-age=60' },
    { PUBLIC_ORIGIN: 'https://site.example.com', HSTS: 'max-age=60' },
  ];
  const sent: (string | null)[] = [];
  for (const variables of origins) {
    const shell = await TestShell.start(variables);
    sent.push((await shell.get('/')).headers.get('strict-transport-security'));
    await shell.stop();
  }
  expect(sent).toEqual([null, 'max-age=60']);
});
