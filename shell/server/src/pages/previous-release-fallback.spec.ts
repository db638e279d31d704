import { shortRenders, TestShell } from '../testing/test-shell';
import { until } from '../testing/until';

/** The release before is `v1`, whose process goes on for a while once it has stepped in. */
let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start(shortRenders)));
afterAll(() => shell.stop());

const throwing = 'exports.render = async () => { throw new Error("broken"); };';
const hanging = 'exports.render = () => new Promise(() => {});';

const promote = (version: string, code: string) => shell.promote(version, code);

describe('a release that can’t render a page', () => {
  it.each(['/throws', '/hangs'])(
    'leaves an honest page, which leads home, where there was none before: %s',
    async (path) => {
      const response = await shell.get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('retry-after')).toBe('10');
      const html = await response.text();
      expect(html).toContain('This page is not available right now');
      expect(html).toContain('<a href="/">');
    },
  );

  it('is asked once more where there was none before and it was too slow, as a busy machine may be for a first page', async () => {
    const code = `
      let calls = 0;
      exports.render = async () => {
        if (calls++ === 0) return new Promise(() => {});
        return { status: 200, head: '', body: 'second try', state: null, chunks: [], cacheSeconds: 1 };
      };`;
    await shell.releases.add({
      app: 'jobs',
      version: 'j1',
      changes: { scope: '/jobs', addresses: ['/jobs'] },
      files: { 'server/render.cjs': code },
    });
    await shell.releases.promote('j1', 'jobs');
    expect(await shell.text('/jobs')).toContain('second try');
  });

  describe('in whichever way', () => {
    const ways = [
      ['throws', 'async () => { throw new Error("broken"); }'],
      ['hangs', '() => new Promise(() => {})'],
      ['throws at once', '() => { throw 1; }'],
      ['answers nothing', 'async () => undefined'],
    ] as const;
    const code = `const ways = [${ways.map(([, way]) => way)}];
      exports.render = (address) => ways[address.split('=')[1]]();`;
    beforeAll(() => promote('v2', code));

    it.each(ways.map(([name], index) => [name, index]))(
      '(it %s) gives way to the one before, HTML and scripts',
      async (_, index) => {
        const response = await shell.get(`/static?search=${index}`);
        expect(response.status).toBe(200);
        const html = await response.text();
        expect(html).toContain('v1 static');
        expect(html).toContain('/releases/public-site/v1/client/remoteEntry.js');
        expect(html).not.toContain('v2');
      },
    );
  });

  it('gives way to the last that can, where several can not', async () => {
    await promote('v3', hanging);
    await promote('v4', throwing);
    expect(await shell.text('/static')).toContain('v1 static');
  });

  it('keeps nobody waiting who comes next, and renders again once it can', async () => {
    await shell.releases.promote('v1');
    await promote(
      'v5',
      `let calls = 0;
       exports.render = async () => {
         if (calls++ === 0) return new Promise(() => {});
         return { status: 200, head: '', body: 'v5 again', state: null, chunks: [], cacheSeconds: 1 };
       };`,
    );
    for (let visit = 1; visit <= 2; visit++) expect(await shell.text('/static?search=next')).toContain('v1 static');
    await until(async () => (await shell.text('/static?search=next')).includes('v5 again'));
  });

  it('leaves everybody the last good page while what both of them lack is the API', async () => {
    await shell.releases.promote('v1');
    shell.api.respond = (_, response) => response.end('an article');
    expect(await shell.text('/blog')).toContain('v1 /blog an article');
    await shell.releases.add({ version: 'v6' });
    await shell.releases.promote('v6');
    shell.api.respond = (_, response) => response.writeHead(503).end();
    for (let visit = 1; visit <= 4; visit++) {
      const response = await shell.get('/blog');
      expect([visit, response.status, await response.text()]).toEqual([
        visit,
        200,
        expect.stringContaining('v1 /blog an article'),
      ]);
    }
  });

  it('is not replaced for a form, which may have been carried out', async () => {
    await promote('v7', `${throwing} exports.action = exports.render;`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    expect((await shell.send('POST', '/contact', 'name=Ada', headers)).status).toBe(503);
  });
});
