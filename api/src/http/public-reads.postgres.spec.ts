import type { Answer } from '../../testing/caller';
import { query } from '../../testing/database';
import { postInput } from '../../testing/factories';
import { until } from '../../testing/until';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';
import { withPostsLocked } from '../../testing/with-posts-locked';

const token = 'a token of the tests';
const api = useApi({ POOL_SIZE: '2', METRICS_TOKEN: token });
let slug: string;

beforeAll(async () => {
  ({ slug } = (await api.admin.post('/api/admin/posts', postInput({ status: 'published' }))).body);
  await query('ALTER TABLE posts ENABLE ROW LEVEL SECURITY');
  await query(`CREATE FUNCTION behave() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RETURN true; END $$`);
  await query('CREATE POLICY behaving ON posts USING (behave())');
});
afterEach(() => readersOfPosts('RETURN true'));

/** What Postgres does for each post that the API reads. */
const readersOfPosts = (statements: string) =>
  query(`CREATE OR REPLACE FUNCTION behave() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN ${statements}; END $$`);

let searches = 0;
/** Each for something else, which no response is cached for. */
const search = (signal?: AbortSignal) => fetch(`${api.url()}/api/posts?search=words+${(searches += 1)}`, { signal });

/** How many requests a route had; those answered from the cache are counted together. */
async function requestsOf(route: string): Promise<number> {
  const { text } = await api.visitor().get('/api/metrics', { Authorization: `Bearer ${token}` });
  const lines = text.split('\n').filter((line) => line.startsWith('api_requests_total') && line.includes(`"${route}"`));
  return lines.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
}

const readPost = (count: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => api.visitor().get(`/api/posts/${slug}`)));

it('are answered by a database slower than the requests, though callers give up', async () => {
  await readersOfPosts('PERFORM pg_sleep(0.1); RETURN true');
  let [answered, ended] = [0, false];
  const asked: Promise<unknown>[] = [];
  const askOften = async () => {
    while (!ended) {
      const asking = search(AbortSignal.timeout(1_400)).then(({ status }) => (answered += status === 200 ? 1 : 0));
      asked.push(asking.catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const asking = askOften();
  // Far more than the database has answered by then: in one queue for all, the first of them have given up.
  await until(() => asked.length > 200);
  const before = answered;
  await until(() => answered > before + 10).finally(() => (ended = true));
  await asking;
  await Promise.all(asked);
});

it('beyond those that the database works on are turned away, and told when to come again', async () => {
  const answers: Response[] = [];
  let asked: Promise<unknown>[] = [];
  await withPostsLocked(async () => {
    asked = Array.from({ length: 5 }, async () => answers.push(await search()));
    await until(() => answers.length === 3);
  });
  await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 200, 200]);
  for (const { headers } of answers.slice(0, 3)) expect(headers.get('retry-after')).toMatch(/^[1-3]$/);
});

it('share one handler whose own caller has left', async () => {
  const [handled, cached] = await Promise.all([requestsOf('/api/posts/:slug'), requestsOf('cached response')]);
  let others: Promise<Answer[]> | undefined;
  await withPostsLocked(async () => {
    const leaving = new AbortController();
    const first = fetch(`${api.url()}/api/posts/${slug}`, { signal: leaving.signal });
    await untilLockAwaited();
    others = readPost(100);
    leaving.abort();
    await expect(first).rejects.toThrow();
    await until(async () => (await requestsOf('/api/posts/:slug')) === handled + 1);
  });
  expect((await others)?.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await requestsOf('/api/posts/:slug')).toBe(handled + 1);
  expect(await requestsOf('cached response')).toBe(cached + 100);
});
