import { randomBytes } from 'node:crypto';
import { adminPassword, runCopy } from '../../../testing/api-process';
import { type Answer, Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { postInput } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { migratedDatabase } from '../../../testing/use-api';

const post = postInput({
  title: 'What we learned about leads in the first week of spring',
  summary: 'Half of all leads come in after six. '.repeat(6).trim(),
  content: randomBytes(6_000).toString('base64'),
  tags: ['leads', 'automation', 'real estate'],
  status: 'published',
});

/** Runs an API for these calls alone. Returns how many blocks of long texts Postgres has read for them. */
async function blocksOfTextReadFor(calls: (caller: Caller) => Promise<Answer[]>): Promise<number> {
  const before = await blocksOfTextRead();
  const api = await runCopy({ ANSWER_CACHE_MS: '0' });
  const responses = await calls(new Caller(api.url)).finally(api.end);
  for (const { status, text } of responses) if (status >= 300) throw new Error(`${status}: ${text}`);
  // A connection reports what it has read when it ends.
  await until(async () => (await connections()) === 0);
  return (await blocksOfTextRead()) - before;
}

async function blocksOfTextRead(): Promise<number> {
  const [row] = await query<{ blocks: number }>(
    `SELECT (toast_blks_read + toast_blks_hit)::integer AS blocks FROM pg_statio_user_tables WHERE relname = 'posts'`,
  );
  return row?.blocks ?? 0;
}

async function connections(): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return row?.count ?? 0;
}

beforeAll(async () => {
  await migratedDatabase();
  await blocksOfTextReadFor(async (admin) => [
    await admin.post('/api/admin/login', { username: 'admin', password: adminPassword }),
    await admin.post('/api/admin/posts', post),
  ]);
});

it('reads no text of posts for a list of them', async () => {
  const paths = ['/api/posts', '/api/posts?type=blog', '/api/posts?limit=100&offset=0'];
  expect(await blocksOfTextReadFor((caller) => Promise.all(paths.map((path) => caller.get(path))))).toBe(0);
});

it('reads it for the post itself', async () => {
  expect(await blocksOfTextReadFor(async (caller) => [await caller.get(`/api/posts/${post.slug}`)])).toBeGreaterThan(0);
});
