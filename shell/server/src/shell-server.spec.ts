import { TestShell } from './testing/test-shell';

let shell: TestShell;
beforeAll(async () => (shell = await TestShell.start()));
afterAll(() => shell.stop());

describe('health', () => {
  it.each(['/healthz', '/readyz'])('%s answers 200', async (path) => {
    expect((await shell.get(path)).status).toBe(200);
  });
});

describe('a script of the shell', () => {
  it.each(['host', 'start'])('has an address that names its content, and may be kept for ever: %s', async (name) => {
    const address = new RegExp(`"(/shell/[^"]+/${name}\\.js)"`).exec(await shell.text('/static'))?.[1] ?? '';
    const response = await shell.get(address);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(`/* ${name} */`);
    expect((await shell.get(`/shell/000000000000/${name}.js`)).status).toBe(404);
  });
});

describe('a report of an error in a browser', () => {
  it('is taken from this site’s pages', async () => {
    const report = JSON.stringify({ app: 'public-site', version: 'v1', message: 'broken' });
    expect((await shell.send('POST', '/client-errors', report)).status).toBe(204);
  });

  it('is refused when it is not one', async () => {
    expect((await shell.send('POST', '/client-errors', 'x')).status).toBe(400);
    expect((await shell.send('POST', '/client-errors', 'x'.repeat(9_000))).status).toBe(413);
    expect((await shell.send('POST', '/client-errors', '{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a start without a release', () => {
  it('says what to do', async () => {
    await expect(TestShell.start({ RELEASES_DIR: '/nowhere' })).rejects.toThrow('npm run release -- public-site');
  });
});
