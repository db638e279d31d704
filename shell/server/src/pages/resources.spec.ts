import { CONTRACT_VERSION, drawnPictures } from '@site/federation';
import sharp from 'sharp';
import { passTime } from '../testing/pass-time';
import { TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

/** Of all tests that leave it as it is. */
let shared: TestShell;
let shell: TestShell;
beforeAll(async () => (shared = await TestShell.start()));
beforeEach(() => (shell = shared));
afterEach(async () => {
  if (shell !== shared) await shell.stop();
});
afterAll(() => shared.stop());

describe('GET a resource that is no page', () => {
  it('answers what the live release says, of its own type, and nothing around it', async () => {
    const response = await shell.get('/feed.xml');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await response.text()).toBe('<rss>first</rss>');
  });

  it('sends it with a policy that lets nothing run', async () => {
    const policy = (await shell.get('/feed.xml')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'none'; object-src 'none'");
    expect(policy).not.toContain('nonce');
  });

  it('names the page that says the same, where there is one', async () => {
    const link = '<https://site.example.com/a-page>; rel="canonical"';
    expect((await shell.get('/a-page.md')).headers.get('link')).toBe(link);
    expect((await shell.get('/feed.xml')).headers.get('link')).toBeNull();
  });

  it('is none whose page has an address that ends its header', async () => {
    expect((await shell.get('/split.md')).status).toBe(503);
  });

  it('draws an SVG as the PNG that it is to be', async () => {
    const response = await shell.get('/drawn/square.png');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 9, 7]);
  });

  // ASVS 1.5.1
  it.each([
    ['/drawn/of-another.png', 'A drawing may name no file.'],
    ['/drawn/typeless.png', 'public-site@v1 has no font server/missing.ttf.'],
  ])('draws nothing that is not its release’s: %s', async (address, message) => {
    expect((await shell.get(address)).status).toBe(503);
    expect(JSON.stringify(shell.log)).toContain(message);
  });

  describe('holding a picture', () => {
    /** Draws what the API has under the same address, or says what it was answered. */
    const code = `exports.render = async (address, { fetch, contract }) => {
      const answer = await fetch('/media' + address);
      const picture = Buffer.from(await answer.arrayBuffer()).toString('base64');
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7">'
        + '<image width="9" height="7" preserveAspectRatio="none" href="data:image/png;base64,' + picture + '"/></svg>';
      const resource = answer.ok
        ? { contentType: 'image/png', body, rasterize: { fonts: [] } }
        : { contentType: 'text/plain', body: contract + ' ' + answer.status };
      return { status: 200, head: '', body: '', state: null, chunks: [], cacheSeconds: 1, resource };
    };`;
    const blue = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#1d3fe0' } })
        .png()
        .toBuffer();
    const show = async (picture: Buffer, rendering = code) => {
      shell = await TestShell.startWithoutPages();
      shell.api.respond = (request, response) =>
        void response.end(request.url?.startsWith('/media/') ? picture : undefined);
      await shell.promote('v2', rendering);
      return shell.get('/a.png');
    };

    it('is drawn with it', async () => {
      const response = await show(await blue(20, 10));
      const drawn = sharp(Buffer.from(await response.arrayBuffer()));
      expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 9, height: 7 });
      const { dominant } = await drawn.stats();
      expect(dominant.b).toBeGreaterThan(dominant.r + 100);
    });

    it('is drawn smaller, in its proportions, where it is a photograph that no messenger would show', async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 1200, height: 630, channels: 3, background: '#000', noise } as const;
      const photograph = await sharp({ create }).jpeg({ quality: 80 }).toBuffer();
      const card = code
        .replaceAll('width="9" height="7"', 'width="1200" height="630"')
        .replace('image/png;', 'image/jpeg;');
      const response = await show(photograph, card);
      const png = Buffer.from(await response.arrayBuffer());
      expect(png.length).toBeLessThanOrEqual(300_000);
      const { width = 0, height = 0 } = await sharp(png).metadata();
      expect(width).toBeGreaterThanOrEqual(400);
      expect(width / height).toBeCloseTo(1200 / 630, 1);
    });

    // ASVS 1.5.1
    it('is not, where unpacked it would fill the memory', async () => {
      const response = await show(await blue(4000, 2000));
      expect(response.headers.get('content-type')).not.toBe('image/png');
      expect(JSON.stringify(shell.log)).toContain('A drawing holds larger pictures than it may');
    });

    it('gets none that is too large, and is told so', async () => {
      const response = await show(Buffer.alloc(drawnPictures.bytes + 1));
      expect(await response.text()).toBe(`${CONTRACT_VERSION} 413`);
    });
  });

  it('answers 304 to those who have it', async () => {
    shell = await TestShell.start();
    const etag = (await shell.get('/feed.xml')).headers.get('etag') ?? '';
    expect((await shell.get('/feed.xml', { 'if-none-match': etag })).status).toBe(304);
    shell.api.content = 'second';
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    expect((await shell.get('/feed.xml', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await fetch(`${shell.origin}/feed.xml`, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('etag')).toBe((await shell.get('/feed.xml')).headers.get('etag'));
    expect(await response.text()).toBe('');
  });

  it('sends one that is older once more, and asks for it anew meanwhile', async () => {
    shell = await TestShell.start();
    await shell.text('/feed.xml');
    shell.api.content = 'second';
    passTime(260);
    expect(await shell.text('/feed.xml')).toBe('<rss>first</rss>');
    await until(() => shell.api.callsTo('/api/content').length === 2);
    await until(async () => (await shell.text('/feed.xml')) === '<rss>second</rss>');
  });

  it('sends the last one that worked while the API is down', async () => {
    shell = await TestShell.start();
    await shell.text('/feed.xml');
    await shell.send('PUT', '/api/admin/posts/1', '{}');
    await shell.api.stop();
    const response = await shell.get('/feed.xml');
    expect([response.status, await response.text()]).toEqual([200, '<rss>first</rss>']);
  });

  it('answers 503 when there is none from before', async () => {
    shell = await TestShell.start();
    shell.api.status = 500;
    const response = await shell.get('/feed.xml');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });

  it('leaves robots.txt to the release', async () => {
    shell = await TestShell.start();
    await shell.releases.add({ version: 'v2', files: { 'client/public/robots.txt': 'User-agent: *' } });
    await shell.releases.promote('v2');
    expect(await shell.text('/robots.txt')).toBe('User-agent: *');
    await shell.releases.promote('v1');
    expect((await shell.get('/robots.txt')).status).toBe(404);
  });
});
