import { get, type IncomingMessage } from 'node:http';
import { TestShell } from '../testing/test-shell';

/** Renders what names the site: a page, a resource and an address that has moved. */
const renderCode = `exports.render = async (address, { origin }) => {
  const page = { status: 200, body: '<main>' + origin + address + '</main>', state: null, chunks: [], cacheSeconds: 60,
    head: '<link rel="canonical" href="' + origin + address + '">' };
  if (address === '/feed.xml') return { ...page, resource: { contentType: 'application/rss+xml', body: origin } };
  if (address === '/moved') return { ...page, status: 301, location: '/blog' };
  return page;
};`;
const madeUp = 'evil.example';
const addresses = ['/', '/blog', '/feed.xml', '/moved', '/blog/', '/admin', '/nothing'];

async function startShell(PUBLIC_ORIGIN: string): Promise<TestShell> {
  const shell = await TestShell.start({ PUBLIC_ORIGIN, PORT: '4200' });
  await shell.releases.add({ version: 'v2', files: { 'server/render.cjs': renderCode } });
  await shell.releases.promote('v2');
  return shell;
}

/** Head and body of an answer to somebody who names a host of their own making in every way there is. */
async function answerTo(shell: TestShell, path: string, host?: string): Promise<string> {
  const headers = host && { host, 'x-forwarded-host': host, 'x-host': host, forwarded: `host=${host}` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(shell.origin + path, { ...(headers && { headers }) }, resolve).on('error', reject);
  });
  return JSON.stringify(answer.headers) + Buffer.concat(await answer.toArray()).toString();
}

describe.each([
  ['https://site.example.com', 'https://site.example.com'],
  ['', 'http://localhost:4200'],
])('with PUBLIC_ORIGIN "%s"', (configured, origin) => {
  let shell: TestShell;
  beforeAll(async () => (shell = await startShell(configured)));
  afterAll(() => shell.stop());

  // ASVS 4.1.3
  it.each(addresses)('a made-up host is neither in its own answer nor in that of who comes next: %s', async (path) => {
    expect(await answerTo(shell, path, madeUp)).not.toContain(madeUp);
    expect(await answerTo(shell, path)).not.toContain(madeUp);
  });

  it('pages and resources name the configured address, or localhost', async () => {
    expect(await answerTo(shell, '/blog', madeUp)).toContain(`<link rel="canonical" href="${origin}/blog">`);
    expect(await answerTo(shell, '/feed.xml', madeUp)).toContain(origin);
  });
});
