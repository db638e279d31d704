import { TestShell } from '../testing/test-shell';

/** More than any test but the last asks for at once. */
const maxInFlight = 16;

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.start({ MAX_IN_FLIGHT: String(maxInFlight), RENDER_TIMEOUT_MS: '5000' });
});
afterAll(() => shell.stop());

const documents = [
  '/',
  '/static',
  '/nowhere',
  '/secret',
  '/throws',
  '/writes-styles',
  '/admin',
  '/release-preview/none',
];
const asFor = (cookie: string, path = '/static', headers = {}) => shell.get(path, { cookie, ...headers });
const textFor = async (cookie: string, path?: string) => (await asFor(cookie, path)).text();
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0];
const surfacesOf = (html: string) =>
  [...html.matchAll(/<meta name="theme-color" data-scheme="(\w+)" media="([^"]+)"/g)].map(([, scheme, media]) => [
    scheme,
    media,
  ]);
const etagOf = ({ headers }: Response) => headers.get('etag') ?? '';

describe('a document', () => {
  it.each(documents)('is in the colours that its visitor’s cookie tells: %s', async (path) => {
    const dark = await textFor('theme=dark', path);
    expect(rootOf(dark)).toBe('<html lang="en" data-theme="dark">');
    expect(surfacesOf(dark)).toEqual([
      ['light', 'not all'],
      ['dark', 'all'],
    ]);
    const light = await textFor('signed_in=1; theme=light', path);
    expect(rootOf(light)).toBe('<html lang="en" data-theme="light">');
    expect(surfacesOf(light)).toEqual([
      ['light', 'all'],
      ['dark', 'not all'],
    ]);
  });

  it.each(documents)('leaves them to the system without such a cookie, and runs no inline script: %s', async (path) => {
    const html = await shell.text(path);
    expect(rootOf(html)).toBe('<html lang="en">');
    expect(surfacesOf(html)).toEqual([
      ['light', '(prefers-color-scheme: light)'],
      ['dark', '(prefers-color-scheme: dark)'],
    ]);
    const inline = /<script(?![^>]* src=)(?![^>]* type="application\/(ld\+)?json")/;
    for (const text of [html, await textFor('theme=dark', path)]) expect(text).not.toMatch(inline);
  });

  it.each([
    ...[
      'theme=purple',
      'theme=',
      'theme',
      'theme="dark"',
      'theme=DARK',
      'theme=darker',
      'my-theme=dark',
      'a=theme=dark',
    ],
    ...['theme="><script>', 'theme=dark%00', 'theme=constructor', 'theme=$&', 'other=dark'],
  ])('takes nothing else from a cookie: %s', async (cookie) => {
    const response = await asFor(cookie);
    expect(await response.text()).toBe(await shell.text('/static'));
    expect(etagOf(response)).toBe(etagOf(await shell.get('/static')));
  });

  it('goes by the cookie that is held to the host before one that a subdomain may have planted', async () => {
    expect(rootOf(await textFor('theme=light; __Host-theme=dark'))).toContain('data-theme="dark"');
    expect(rootOf(await textFor('theme=light; __Host-theme='))).toContain('data-theme="light"');
  });

  it('is coloured in the shell’s words alone, not in an author’s', async () => {
    const words = '<html lang="en"><meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)">';
    shell.api.content = words;
    expect(await textFor('theme=dark', '/secret')).toContain(`<main>${words}</main>`);
    shell.api.content = 'first';
  });

  it.each(documents)('says that it depends on cookies: %s', async (path) => {
    for (const cookie of ['', 'theme=dark']) {
      expect((await asFor(cookie, path)).headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
  });

  it('is each visitor’s own, in turns', async () => {
    const cookies = ['theme=dark', 'theme=light', '', 'theme=purple', 'theme=dark', ''];
    const roots = await Promise.all([...cookies, ...cookies].map(async (cookie) => rootOf(await textFor(cookie, '/'))));
    const expected = [' data-theme="dark"', ' data-theme="light"', '', '', ' data-theme="dark"', ''];
    expect(roots).toEqual([...expected, ...expected].map((attribute) => `<html lang="en"${attribute}>`));
  });

  it('has an ETag in each of its colours, and is still good for who has it in the chosen ones alone', async () => {
    const cookies = ['', 'theme=light', 'theme=dark'];
    const etags = await Promise.all(cookies.map(async (cookie) => etagOf(await asFor(cookie))));
    expect(new Set(etags).size).toBe(3);
    for (const cookie of cookies) {
      const statuses = await Promise.all(
        etags.map(async (etag) => (await asFor(cookie, '/static', { 'if-none-match': etag })).status),
      );
      expect(statuses).toEqual(cookies.map((other) => (other === cookie ? 304 : 200)));
    }
    const known = await asFor('theme=dark', '/static', { 'if-none-match': etags.join(', ') });
    expect([known.status, etagOf(known), known.headers.get('vary')]).toEqual([
      ...[304, etags[2]],
      'Accept-Encoding, Cookie',
    ]);
  });

  it('comes from the cache in all colours, rendered once', async () => {
    await shell.releases.add({ version: 'v2', files: { 'server/render.cjs': countedPages } });
    await shell.releases.promote('v2');
    for (const cookie of ['theme=dark', '', 'theme=light', 'theme=dark']) {
      expect(await textFor(cookie, '/counted')).toContain('<main>render 1</main>');
    }
    await shell.releases.promote('v1');
  });

  it('is in these colours also where it answers a form or says that there is no time', async () => {
    const headers = { cookie: 'theme=dark', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await shell.send('POST', '/contact', 'name=', headers);
    expect([answer.status, rootOf(await answer.text())]).toEqual([422, '<html lang="en" data-theme="dark">']);

    const open: (() => void)[] = [];
    shell.api.respond = (_, response) => void open.push(() => response.end());
    const unanswered = Array.from({ length: maxInFlight }, (_, index) => shell.get(`/api/${index}`));
    while (open.length < maxInFlight) await new Promise((resolve) => setTimeout(resolve, 5));
    const busy = await asFor('theme=dark', '/', { accept: 'text/html' });
    expect([busy.status, rootOf(await busy.text())]).toEqual([503, '<html lang="en" data-theme="dark">']);
    for (const answerIt of open) answerIt();
    await Promise.all(unanswered);
    shell.api.respond = undefined;
  });
});

it.each(['/feed.xml', '/moved', '/blog/'])('what is no document is the same for everyone: %s', async (path) => {
  const [plain, dark] = [await shell.get(path), await asFor('theme=dark', path)];
  for (const name of ['vary', 'etag', 'location', 'cache-control']) {
    expect(dark.headers.get(name)).toBe(plain.headers.get(name));
  }
  expect(plain.headers.get('vary') ?? '').not.toContain('Cookie');
  expect(await dark.text()).toBe(await plain.text());
});

const countedPages = `let renders = 0;
exports.render = async () => ({
  status: 200, head: '', body: '<main>render ' + ++renders + '</main>', state: null, chunks: [], cacheSeconds: 3600,
});`;
