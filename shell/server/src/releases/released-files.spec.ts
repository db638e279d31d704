import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countOpen } from '../testing/open-files';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

describe('GET a released file', () => {
  it('may be kept for ever and never runs as a document', async () => {
    const { headers } = await shell.get('/releases/public-site/v1/client/js/main.js');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers the compressed one that was packed with it', async () => {
    await shell.releases.add({ version: 'v3', files: { 'client/a.js': 'plain', 'client/a.js.br': 'packed' } });
    const response = await shell.get('/releases/public-site/v3/client/a.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-length')).toBe('6');
    await response.body?.cancel();
  });

  it('sends what a client lacks of one whose download broke off', async () => {
    const part = (range: string) => shell.get('/releases/public-site/v1/client/js/main.js', { range });
    const whole = '/* main of v1 */';
    expect(await (await part('bytes=3-6')).text()).toBe('main');
    expect(await (await part('bytes=-5')).text()).toBe(whole.slice(-5));
    const beyond = await part('bytes=500-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    expect((await part('bytes=5-2')).status).toBeLessThan(500);
  });

  it('is not sent again to a client that has it', async () => {
    const address = '/releases/public-site/v1/client/js/main.js';
    const etag = (await shell.get(address)).headers.get('etag') ?? '';
    const reloaded = await shell.get(address, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(reloaded.status).toBe(304);
  });

  it('is closed again when nobody reads on', async () => {
    await shell.releases.add({ version: 'v4', files: { 'client/large.js': 'x'.repeat(8_000_000) } });
    const large = join(shell.releases.folder, 'public-site/v4/client/large.js');
    const readers = Array.from({ length: 20 }, () => new AbortController());
    const address = `${shell.origin}/releases/public-site/v4/client/large.js`;
    await Promise.all(readers.map(({ signal }) => fetch(address, { signal })));
    expect(await countOpen(large)).toBe(20);
    readers.forEach((reader) => reader.abort());
    await until(async () => (await countOpen(large)) === 0);
  });

  it('is one that there is not as soon as its release was collected', async () => {
    await shell.releases.add({ version: 'v5', files: { 'client/a.js': 'plain', 'client/a.js.br': 'packed' } });
    const address = '/releases/public-site/v5/client/a.js';
    expect((await shell.get(address)).status).toBe(200);
    await rm(join(shell.releases.folder, 'public-site', 'v5'), { recursive: true });
    const gone = await shell.get(address, { 'accept-encoding': 'br' });
    expect([gone.status, gone.headers.get('content-encoding')]).toEqual([404, null]);
    expect(await gone.json()).toMatchObject({ statusCode: 404 });
    expect(gone.headers.get('cache-control')).toBe('no-store');
    expect(await shell.text('/static')).toContain('v1 static');
  });

  it.each([
    '/releases/public-site/v1/client/js',
    '/releases/public-site/v1/client/js/',
    '/releases/public-site/v1/client/js/none.js',
    '/releases/public-site/v1/client/js/main.js.map',
    '/releases/../source-maps/public-site/v1/js/main.js.map.gz',
    '/releases/public-site/v9/client/remoteEntry.js',
    '/releases/public-site/v1/server/render.cjs',
    '/releases/public-site/v1/release.json',
    '/releases/history.jsonl',
    '/releases/public-site/v1/client/../server/render.cjs',
    '/releases/public-site/v1/client/..%2fserver%2frender.cjs',
    '/releases/public-site/v1/client/%2e%2e/server/render.cjs',
    '/releases/public-site/../../../etc/passwd',
    '/releases/public-site/..%2f..%2f..%2fetc/client/passwd',
    '/releases/public-site/%2e%2e%5c/client/passwd',
  ])('answers 404 for %s', async (target) => {
    expect(await shell.rawStatus(target)).toBe(404);
  });
});
