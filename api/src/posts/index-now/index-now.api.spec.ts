import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiCopy, runCopy } from '../../../testing/api-process';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { useApi } from '../../../testing/use-api';

const api = useApi({ SCHEDULE_INTERVAL_MS: '600000' });
const notified: unknown[] = [];
/** When each of them came, in ms. */
const times: number[] = [];
let status = 200;
let engine: Server;
const notifiers: ApiCopy[] = [];

const publish = (slug: string) => api.admin.post('/api/admin/posts', postInput({ slug, status: 'published' }));

beforeAll(async () => {
  await publish('before-it-started');
  engine = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      notified.push(JSON.parse(body));
      times.push(performance.now());
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  await runNotifier();
});

afterAll(async () => {
  await endNotifiers();
  engine.close();
});

async function runNotifier(delayMs = 10): Promise<void> {
  const { port } = engine.address() as AddressInfo;
  notifiers.push(
    await runCopy({
      SCHEDULE_INTERVAL_MS: '20',
      INDEXNOW_KEY: 'a-key-of-our-own',
      INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow`,
      PUBLIC_ORIGIN: 'https://site.example.com',
      INDEXNOW_DELAY_MS: String(delayMs),
      LOG_LEVEL: 'debug',
    }),
  );
}

const endNotifiers = () => Promise.all(notifiers.splice(0).map(({ end }) => end()));

/** Published posts, changed at this moment. */
const insert = (slug: string, at: string, count?: number) =>
  query(
    `INSERT INTO posts (slug, title, content, type, status, "readingMinutes", "publishedAt", "updatedAt", "authorId")
      SELECT $1 || ${count ? `'-' || n` : `''`}, 'Title', 'x', 'blog', 'published', 1, ${at}, ${at}, (SELECT id FROM users LIMIT 1)
      FROM generate_series(1, ${count ?? 1}) AS n`,
    [slug],
  );
const urls = () => (notified as { urlList: string[] }[]).flatMap(({ urlList }) => urlList);

it('tells search engines of each public post that changes, until they have heard it, and of no draft', async () => {
  status = 503;
  // The teller looks from its first look on.
  let post = 0;
  await until(async () => {
    if (notified.length === 0) await publish(`heard-${(post += 1)}`);
    return notified.length > 0;
  });
  const [first] = notified as { host: string; key: string; urlList: string[] }[];
  expect(first).toMatchObject({ host: 'site.example.com', key: 'a-key-of-our-own' });
  expect(first?.urlList[0]).toMatch(/^https:\/\/site\.example\.com\/blog\/heard-\d+$/);
  status = 200;
  await api.admin.post('/api/admin/posts', postInput({ slug: 'a-draft' }));
  await publish('the-last');
  await until(async () => JSON.stringify(notified).includes('/blog/the-last"'));
  expect(JSON.stringify(notified)).not.toMatch(/a-draft|before-it-started/);
});

it('asks a search engine that refuses less and less often, and still tells it in the end', async () => {
  status = 503;
  notified.length = 0;
  times.length = 0;
  await publish('refused-at-first');
  await until(() => times.length > 3);
  const pauses = times.slice(1, 4).map((time, index) => time - Number(times[index]));
  // Twice as long as the one before, from twice the time between two looks on.
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThan(20 * 2 ** (index + 1) - 1);
  status = 200;
  const before = notified.length;
  await until(() => notified.length > before);
  expect(JSON.stringify(notified.at(-1))).toContain('/blog/refused-at-first"');
});

it('tells search engines of each public address that is no more', async () => {
  const taken = (await publish('to-be-taken-back')).body;
  const deleted = (await publish('to-be-deleted')).body;
  const draft = (await api.admin.post('/api/admin/posts', postInput({ slug: 'a-deleted-draft' }))).body;
  await until(async () => JSON.stringify(notified).includes('/blog/to-be-deleted"'));
  notified.length = 0;
  const back = postInput({ slug: 'to-be-taken-back', status: 'draft' });
  await api.admin.put(`/api/admin/posts/${taken.id}`, back);
  await api.admin.delete(`/api/admin/posts/${draft.id}`);
  await api.admin.delete(`/api/admin/posts/${deleted.id}`);
  await until(async () => /to-be-taken-back".*to-be-deleted"/.test(JSON.stringify(notified)));
  expect(JSON.stringify(notified)).not.toContain('a-deleted-draft');
});

it('tells search engines of an address that is no more once, whatever is saved of its post later', async () => {
  const taken = (await publish('taken-back-once')).body;
  const renamed = (await publish('renamed-once')).body;
  const save = async (post: { id: number }, input: Parameters<typeof postInput>[0]) => {
    const { status } = await api.admin.put(`/api/admin/posts/${post.id}`, postInput(input));
    expect(status).toBe(200);
  };
  const paths = () => urls().map((url) => url.replace('https://site.example.com/blog/', ''));
  await until(() => paths().includes('renamed-once'));
  notified.length = 0;
  await save(taken, { slug: 'taken-back-once', status: 'draft' });
  await save(renamed, { slug: 'renamed-since', status: 'published' });
  await until(() => paths().length >= 3);
  expect(paths().sort()).toEqual(['renamed-once', 'renamed-since', 'taken-back-once']);
  notified.length = 0;
  await save(taken, { slug: 'taken-back-once', status: 'draft', content: 'Later' });
  await save(renamed, { slug: 'renamed-since', status: 'published', content: 'Later' });
  await publish('after-them');
  await until(() => paths().includes('after-them'));
  expect(paths().sort()).toEqual(['after-them', 'renamed-since']);
});

it('tells search engines of all posts that changed at one moment, however many they are', async () => {
  notified.length = 0;
  await insert('at-once', 'now()', 2_345);
  await until(() => urls().length >= 2_345);
  expect(new Set(urls()).size).toBe(2_345);
  expect(urls()).toHaveLength(2_345);
});

it('tells search engines of each change once, however many copies of the API run', async () => {
  await runNotifier();
  notified.length = 0;
  for (let post = 0; post < 20; post += 1) await publish(`once-${post}`);
  await publish('the-last-one');
  await until(() => urls().some((url) => url.endsWith('/the-last-one')));
  // A copy that ends finishes first what it is doing.
  await endNotifiers();
  expect(urls()).toHaveLength(21);
  expect(new Set(urls()).size).toBe(21);
});

it('tells search engines of what changed while no copy ran', async () => {
  notified.length = 0;
  await publish('while-none-ran');
  await runNotifier(1_500);
  await until(() => urls().length > 0);
  expect(urls()).toEqual(['https://site.example.com/blog/while-none-ran']);
});

it('tells search engines of a change whose transaction began before that of another, and ended after it', async () => {
  notified.length = 0;
  await insert('ended-first', 'now()');
  // A look that finds this one, which is due, finds that one as well.
  await insert('due', `(SELECT "updatedAt" FROM posts WHERE slug = 'while-none-ran') + interval '1 ms'`);
  await until(() => urls().length > 0);
  await insert('began-first', `(SELECT "updatedAt" FROM posts WHERE slug = 'ended-first') - interval '1 ms'`);
  await until(() => urls().length > 2);
  expect(urls()).toEqual(['due', 'began-first', 'ended-first'].map((slug) => `https://site.example.com/blog/${slug}`));
});
