import pg from 'pg';
import { startTemporaryPostgres } from './temporary-postgres';

export interface BenchDatabase {
  url: string;
  query(sql: string): Promise<void>;
  drop(): Promise<void>;
}

/** An empty database of its own on the server that DATABASE_URL names, or on one that is started for it. */
export async function createDatabase(): Promise<BenchDatabase> {
  const named = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  const own = named ? null : await startTemporaryPostgres();
  const server = named ?? own?.url ?? '';
  const name = `bench_${process.pid}_${Date.now()}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await ask(server, `CREATE DATABASE ${name}`);
  return {
    url: url.href,
    query: (sql) => ask(url.href, sql),
    drop: async () => {
      await ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await own?.end();
    },
  };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Published posts of 5 KB, an hour apart: `post-1` is the oldest. */
export const manyPosts = (count: number): string => `
  INSERT INTO posts (slug, title, summary, content, type, tags, status, "readingMinutes", "publishedAt", "authorId")
  SELECT 'post-' || n, 'Post ' || n || ' on ' || md5(n::text), 'What we learned in week ' || n,
    (SELECT string_agg(md5((n * 1000 + part)::text), ' ') FROM generate_series(1, 155) part),
    (ARRAY['blog', 'video', 'demo', 'use_case'])[1 + n % 4], ARRAY['tag-' || n % 50], 'published', 5,
    timestamptz '2010-01-01' + n * interval '1 hour',
    (SELECT id FROM users LIMIT 1)
  FROM generate_series(1, ${count}) n;
  ANALYZE posts;`;
