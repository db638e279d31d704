import { createHash } from 'node:crypto';
import { authoredStyles } from '../testing/fixture-releases';
import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

const nonceOf = (html: string) => /<meta property="csp-nonce" nonce="([^"]+)">/.exec(html)?.[1];
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('GET a page', () => {
  it('answers the HTML that the live release renders', async () => {
    const response = await shell.get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<div id="root"><main>v1 / first</main></div>');
  });

  it('answers an unknown path with the release’s own page and status 404', async () => {
    const response = await shell.get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('v1 /nowhere');
  });

  // ASVS 1.1.2, 1.2.3
  it('gives the host script its release set and state as JSON that can’t end its element', async () => {
    const html = await shell.text('/');
    const json = /<script type="application\/json" id="shell-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      remote: { app: 'public-site', version: 'v1', entry: '/releases/public-site/v1/client/remoteEntry.js' },
      state: { text: '</script><script>' },
      hydrate: true,
    });
  });

  it('leaves the app’s scripts to the host script: the entry, what it loads at once, the page’s chunks, each with its integrity', async () => {
    const html = await shell.text('/static');
    expect(html).not.toContain('as="script"');
    const json = /<script type="application\/json" id="shell-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { scripts, later } = JSON.parse(json);
    expect(scripts).toEqual([
      { address: expect.stringMatching(/^\/shell\/.*\/start\.js$/) },
      { address: '/releases/public-site/v1/client/remoteEntry.js', integrity: expect.stringMatching(/^sha384-/) },
      { address: '/releases/public-site/v1/client/js/main.js', integrity: expect.stringMatching(/^sha384-/) },
      // Its release does not hold it.
      { address: '/releases/public-site/v1/client/js/home.js' },
    ]);
    expect(later).toEqual(['/releases/public-site/v1/client/js/app.js']);
  });

  it('asks first for what the first paint needs: the colours, the styles, the words; faces and script follow', async () => {
    const html = await shell.text('/');
    const order = [
      '<meta name="theme-color"',
      '<style',
      '<div id="root"',
      'id="shell-data"',
      'as="font"',
      '/host.js"',
    ].map((part) => html.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('is the same for everyone, its policy with it', async () => {
    const [one, other] = await Promise.all([shell.get('/static'), shell.get('/static')]);
    expect(await one.text()).toBe(await other.text());
    const [policy, again] = [one, other].map(({ headers }) => headers.get('content-security-policy'));
    expect(policy).toBe(again);
    expect(policy).not.toContain('nonce');
  });

  it('allows the release’s styles by their hash, and those without text, which libraries insert rules into', async () => {
    const response = await shell.get('/');
    expect(await response.text()).toContain('<style>a{}</style>');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' ${hashOf('')} ${hashOf('a{}')};`);
  });

  it('allows no style of an author’s', async () => {
    const response = await shell.get('/authored');
    expect(await response.text()).toContain(authoredStyles);
    const policy = response.headers.get('content-security-policy');
    for (const text of ['b{}', 'c{}']) expect(policy).not.toContain(hashOf(text));
  });

  it('sends a strict policy, widened only by what the release names', async () => {
    const policy = (await shell.get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).toContain(`img-src 'self' data: https://images.example.com;`);
    expect(policy).toContain(
      `object-src 'none'; worker-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
  });

  it.each(['br', 'gzip'])('compresses with %s for those who take it', async (encoding) => {
    const response = await shell.get('/', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('v1 / first');
  });

  it('answers 304 without a policy to a browser that has this page', async () => {
    const etag = (await shell.get('/static')).headers.get('etag') ?? '';
    const again = await shell.get('/static', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
  });

  it('passes a release’s redirect on', async () => {
    const response = await shell.get('/moved');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/static']);
  });

  it('leads an address with a slash at its end to the one without', async () => {
    const response = await shell.get('/blog/?search=x');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blog?search=x']);
  });

  it.each([
    ['//example.com/', '/example.com'],
    ['//static', '/static'],
    ['/blog//a///b?search=x', '/blog/a/b?search=x'],
    ['//[', '/['],
    ['//a:b/static', '/a:b/static'],
  ])('takes no part of %s for a host', async (path, plain) => {
    const response = await shell.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, plain]);
    const posted = await shell.send('POST', path);
    expect([posted.status, posted.headers.get('location')]).toEqual([308, plain]);
  });

  it.each(['/%62log/a%2Db?search=x', '/blog/%61%2d%62?search=x', '/blog/./a-%62?search=x'])(
    'leads the escapes of %s to the one address of the page',
    async (path) => {
      const response = await shell.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/a-b?search=x']);
      expect((await shell.get('/blog/%c3%a9')).headers.get('location')).toBe('/blog/%C3%A9');
    },
  );

  it('hides what campaigns append from the page', async () => {
    expect(await shell.text('/blog?utm_source=mail&search=crm')).toContain('v1 /blog?search=crm ');
  });

  it('leaves a question mark within a query', async () => {
    expect(await shell.text('/blog?search=why?')).toContain('v1 /blog?search=why%3F ');
  });

  it('treats an address that can’t be decoded as one that does not exist', async () => {
    expect((await shell.get('/%E0%A4%A')).status).toBe(404);
  });
});

describe('GET a confidential page', () => {
  it('keeps it from every cache, from searches and from the sites that it links to', async () => {
    const { headers } = await shell.get('/secret');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
  });

  it('renders it anew each time', async () => {
    shell.api.content = 'as it was';
    expect(await shell.text('/secret')).toContain('as it was');
    shell.api.content = 'as it is';
    expect(await shell.text('/secret')).toContain('as it is');
    shell.api.content = 'first';
  });

  it('is one of the console too, when its address holds a token', async () => {
    const { status, headers } = await shell.get('/admin/reset/abc');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await shell.get('/admin')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('says none of this on other pages', async () => {
    const { headers } = await shell.get('/');
    expect(headers.get('x-robots-tag')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('a page with libraries that write styles as they go', () => {
  it.each(['/admin', '/writes-styles'])('has a nonce in each response, and is private: %s', async (path) => {
    const responses = await Promise.all([shell.get(path), shell.get(path)]);
    const nonces = await Promise.all(responses.map(async (response) => nonceOf(await response.text())));
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[1]).not.toBe(nonces[0]);
    for (const [index, { headers }] of responses.entries()) {
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonces[index]}'`);
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    const [one, other] = responses.map(({ headers }) => headers.get('etag'));
    expect(one).toBe(other);
  });
});

describe('HEAD a page', () => {
  it('answers the headers alone', async () => {
    const response = await fetch(`${shell.origin}/static`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe((await shell.get('/static')).headers.get('etag'));
    expect(await response.text()).toBe('');
  });
});

describe('the console', () => {
  it.each(['/admin', '/admin/posts/new', '/admin/posts/7/edit'])('answers %s with a frame', async (path) => {
    const html = await shell.text(path);
    expect(html).toContain('"app":"admin-console"');
    expect(html).toContain('Opening the console…');
    expect(html).toContain('<noscript>');
    const script = '<link rel="preload" as="script" fetchpriority="low" href="';
    expect(html).toContain(`${script}/releases/admin-console/c1/client/remoteEntry.js" integrity="sha384-`);
    expect(html).toContain(`${script}/releases/admin-console/c1/client/js/main.js" integrity="sha384-`);
  });

  it('leaves an address below /admin that it does not know to the site, as not found', async () => {
    const response = await shell.get('/admin/nonsense');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('"app":"public-site"');
  });
});

describe('other methods', () => {
  it('are refused on the console’s pages', async () => {
    const response = await shell.send('POST', '/admin', '');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
