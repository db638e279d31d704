import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start({ TRUST_PROXY: 'true' })));
afterAll(() => shell.stop());

describe('a site that is reached by https', () => {
  // ASVS 3.7.2
  it.each(['/', '/admin', '/blog?search=a%20b', '//elsewhere.example.com/'])(
    'leads who comes by http to the same address by https: %s',
    async (path) => {
      const { status, headers } = await shell.get(path, { 'x-forwarded-proto': 'http' });
      expect([status, headers.get('location')]).toEqual([308, `https://site.example.com${path}`]);
    },
  );

  // ASVS 3.4.5
  it.each([
    ['/admin/reset/some-token', 'http'],
    ['/admin/reset/some-token/', 'https'],
  ])('keeps the token of a link out of caches and referrers on the way: %s by %s', async (path, scheme) => {
    const { status, headers } = await shell.get(path, { 'x-forwarded-proto': scheme });
    expect(status).toBe(scheme === 'http' ? 308 : 301);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  // ASVS 4.1.2
  it('answers machines by http as well', async () => {
    const statuses = ['/healthz', '/readyz', '/api/posts', '/releases/current.json'].map(
      async (path) => (await shell.get(path, { 'x-forwarded-proto': 'http' })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
  });

  // ASVS 4.1.3
  it('believes nobody but a proxy that it trusts', async () => {
    const open = await TestShell.start();
    expect((await open.get('/', { 'x-forwarded-proto': 'http' })).status).toBe(200);
    await open.stop();
  });
});
