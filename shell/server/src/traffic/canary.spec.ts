import { TestShell } from '../testing/test-shell';

/** The first two hundred of its visitors are those of the first two tests: only among whole hundreds is a share exact. */
let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.start();
  await shell.releases.add({ version: 'v2' });
});
afterAll(() => shell.stop());

/** A visitor whose browser keeps the cookies that it is given. */
class Visitor {
  cookie = '';

  async get(path: string): Promise<Response> {
    const response = await shell.get(path, this.cookie ? { cookie: this.cookie } : {});
    for (const set of response.headers.getSetCookie()) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  /** The version that a page's HTML and its scripts come from. Fails when they differ. */
  async version(path = '/static'): Promise<string> {
    const html = await (await this.get(path)).text();
    const named = [...html.matchAll(/<main>(v\d)|\/releases\/public-site\/(v\d)\//g)].map(
      ([, main, file]) => main ?? file,
    );
    const versions = [...new Set(named)];
    expect(versions).toHaveLength(1);
    return String(versions[0]);
  }
}

const visitors = (count: number): Visitor[] => Array.from({ length: count }, () => new Visitor());

async function versionsOf(all: Visitor[]): Promise<string[]> {
  const versions: string[] = [];
  for (const visitor of all) versions.push(await visitor.version());
  return versions;
}

describe('a canary', () => {
  it('reaches its share of the visitors with their first page, HTML and scripts together, stays with them, and only wins more while its share grows', async () => {
    await shell.releases.giveToShare('v2', 10);
    const all = visitors(100);
    let before = await versionsOf(all);
    expect(before.filter((version) => version === 'v2')).toHaveLength(10);
    expect(await versionsOf(all)).toEqual(before);
    for (const percent of [30, 60]) {
      await shell.releases.giveToShare('v2', percent);
      const after = await versionsOf(all);
      expect(after.filter((version) => version === 'v2')).toHaveLength(percent);
      expect(before.filter((version, index) => version === 'v2' && after[index] !== 'v2')).toEqual([]);
      before = after;
    }
  });

  it('of the console is one of the console alone', async () => {
    await shell.releases.promote('v1');
    await shell.releases.add({ app: 'admin-console', version: 'c2' });
    await shell.releases.giveToShare('c2', 50, 'admin-console');
    const all = visitors(100);
    const pages = await Promise.all(all.map(async (visitor) => (await visitor.get('/admin')).text()));
    const fromCanary = pages.map((html) => html.includes('/releases/admin-console/c2/'));
    expect(fromCanary.filter(Boolean)).toHaveLength(50);
    expect(new Set(await versionsOf(all.slice(0, 20)))).toEqual(new Set(['v1']));
    await shell.releases.promote('c1', 'admin-console');
  });

  it('tells no shared cache that its copy is still good: it would pass on no cookie, or one visitor’s to all', async () => {
    const etag = (await shell.get('/')).headers.get('etag') ?? '';
    expect((await shell.get('/', { 'if-none-match': etag })).status).toBe(304);
    const { headers: before } = await shell.get('/static');
    expect([before.getSetCookie(), before.get('cache-control')]).toEqual([[], 'no-cache']);
    await shell.releases.giveToShare('v2', 50);
    for (let visitor = 0; visitor < 20; visitor++) {
      const { status, headers } = await shell.get('/', { 'if-none-match': etag });
      expect([status, headers.getSetCookie().length]).toEqual([200, 1]);
      expect(headers.get('server-timing')).toMatch(/desc="[^"]+"/);
    }
  });

  it('is told to the host scripts of those who have it, and to no others', async () => {
    for (const visitor of visitors(10)) {
      const version = await visitor.version();
      const remotes = await (await visitor.get('/releases/current.json')).json();
      expect(remotes).toMatchObject({ 'public-site': { version }, 'admin-console': { version: 'c1' } });
    }
  });

  // ASVS 3.3.1
  it('asks for a cookie that no script reads and that tells nobody apart, and for none where its pages are not concerned', async () => {
    const [cookie] = (await shell.get('/static')).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-release-bucket=\d{1,2}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await shell.get('/admin')).headers.getSetCookie()).toEqual([]);
  });

  it('keeps its pages, and those beside it, out of shared caches', async () => {
    for (const visitor of visitors(4)) {
      const { headers } = await visitor.get('/static');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    }
  });

  it('sends everybody the own version’s page alone as still good', async () => {
    const etags = new Map<string, string>();
    const all = visitors(10);
    for (const visitor of all) {
      const { headers } = await visitor.get('/static');
      etags.set(await visitor.version(), headers.get('etag') ?? '');
    }
    expect(etags.size).toBe(2);
    for (const visitor of all) {
      const own = await visitor.version();
      for (const [version, etag] of etags) {
        const again = await shell.get('/static', { cookie: visitor.cookie, 'if-none-match': etag });
        expect(again.status).toBe(version === own ? 304 : 200);
      }
    }
  });

  it('leaves the live version’s pages where they are stored', async () => {
    shell.api.calls.length = 0;
    for (const visitor of visitors(10)) await visitor.get('/lasting');
    // Both versions render the page once.
    expect(shell.api.callsTo('/api/content')).toHaveLength(2);
  });

  it('asks nothing of anybody when it is over', async () => {
    await shell.releases.promote('v2');
    const response = await shell.get('/static');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain('v2 static');
  });

  it('that can’t be loaded is given to nobody', async () => {
    await shell.releases.add({ version: 'v3', changes: { contract: { speaks: '2.0.0', needs: '^2.0.0' } } });
    await shell.releases.giveToShare('v3', 99);
    expect(new Set(await versionsOf(visitors(20)))).toEqual(new Set(['v2']));
  });
});
