import { keepAlive } from '../bench/load/keep-alive';
import { visitPage } from '../bench/load/page-set';
import { SteadyLoad, type Visit } from '../bench/load/steady-load';
import { signIn } from '../bench/fixtures/sign-in';
import { SmallSite } from '../bench/fixtures/small-site';
import { Cluster } from './testing/cluster';

const site = new SmallSite();
const cluster = new Cluster(site);
let first: string;

beforeAll(async () => {
  first = await cluster.start();
}, 180_000);
afterAll(async () => {
  await cluster.stop();
  await site.remove();
});

/** Opens the page with its modules, and asks as somebody who is signed in. */
function visitor(cookie: string, versions: Set<string>): Visit {
  const open = visitPage('/', site.releasesDir, (version) => versions.add(version));
  return async (get) => {
    await open(get);
    const page = await get('/');
    if (!page.body.includes('with posts')) throw new Error('the page was rendered without the API');
    for (const path of ['/api/posts', '/api/auth/user']) {
      const { status } = await get(path, { cookie });
      if (status !== 200) throw new Error(`${path}: status ${status}`);
    }
  };
}

describe('two copies of the API and two of the shell behind nginx', () => {
  it('started at once on an empty database, which was migrated and filled once', async () => {
    const { get, end } = keepAlive(cluster.origin, 1);
    const posts = JSON.parse((await get('/api/posts?limit=100')).body.toString());
    end();
    const slugs = posts.map(({ slug }: { slug: string }) => slug);
    expect(slugs.length).toBeGreaterThan(1);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('share sessions: who signed in at one is known to all', async () => {
    const cookie = await signIn(cluster.origin);
    const statuses = await Promise.all(
      cluster.apis.map(
        async ({ port }) => (await fetch(`http://127.0.0.1:${port}/api/auth/user`, { headers: { cookie } })).status,
      ),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it('fail no read while copies are killed and restarted, and releases go live and back', async () => {
    const [api, otherApi] = cluster.apis;
    const [shell, otherShell] = cluster.shells;
    if (!api || !otherApi || !shell || !otherShell) throw new Error('There are not two of each.');
    const versions = new Set<string>();
    let last = first;
    const load = new SteadyLoad(cluster.origin, visitor(await signIn(cluster.origin), versions), 6);
    const keepGoing = () => load.untilMore(300);
    load.start();
    try {
      await keepGoing();
      for (const copy of [api, shell]) {
        await copy.end('SIGKILL');
        await keepGoing();
        last = await cluster.release(`after the end of ${copy.port}`);
        // The shells follow within a second or two, each by itself.
        while (!versions.has(last)) await keepGoing();
        await copy.start();
        await keepGoing();
      }
      // A rolling restart, as a deployment does it.
      for (const copy of [otherApi, otherShell]) {
        await copy.end('SIGTERM');
        await keepGoing();
        await copy.start();
        await keepGoing();
      }
    } finally {
      await load.stop();
    }
    expect(load.failures).toEqual([]);
    expect(versions.size).toBe(3);
    expect(versions).toContain(first);
    expect(await cluster.versionsServed()).toEqual([last, last]);
  }, 180_000);

  it('lose no sign-in when all copies of the API were replaced', async () => {
    const cookie = await signIn(cluster.origin);
    for (const api of cluster.apis) {
      await api.end('SIGKILL');
      await api.start();
    }
    expect((await fetch(`${cluster.origin}/api/auth/user`, { headers: { cookie } })).status).toBe(200);
  });
});
