import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export interface SiteSize {
  posts: number;
  /** Of each post, about. */
  contentBytes: number;
}

/** Words that stand in so many posts of a site, whatever its size; in all other posts there is none of them. */
export const plantedWords = { rare: 'xylophone', medium: 'quokka', absent: 'zyzzyva' };
const rarePosts = 12;
/** Only in posts that visitors find: none of their numbers is a draft's. */
const mediumShare = 100;
const draftShare = 10;
const batch = 20_000;

const sampleContent = path.join(import.meta.dirname, '../../api/sample-content/posts');

/**
 * Fills a migrated database with posts, a minute apart, each tenth a draft, out of paragraphs of the sample content.
 * Secondary indexes are made anew afterwards, which is several times faster than keeping them meanwhile.
 */
export async function writePosts(databaseUrl: string, { posts, contentBytes }: SiteSize): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const paragraphs = await readParagraphs();
    const mean = paragraphs.reduce((sum, { length }) => sum + length, 0) / paragraphs.length;
    const share = { rare: Math.max(1, Math.floor(posts / rarePosts)), medium: mediumShare };
    const parts = Math.max(1, Math.round(contentBytes / mean));
    await client.query(`SET maintenance_work_mem = '1GB'`);
    const remake = await dropIndexes(client);
    for (let from = 1; from <= posts; from += batch) {
      const to = Math.min(posts, from + batch - 1);
      await client.query(insertPosts, [from, to, posts, paragraphs, parts, share.rare, share.medium]);
    }
    for (const statement of remake) await client.query(statement);
    await client.query('VACUUM ANALYZE posts');
  } finally {
    await client.end();
  }
}

const insertPosts = `
  INSERT INTO posts (slug, title, summary, content, type, tags, status, "readingMinutes", "publishedAt", "authorId",
    "createdAt", "updatedAt")
  SELECT 'post-' || n, 'Post ' || n || ' on ' || md5(n::text), 'What we learned in week ' || n,
    CASE WHEN n % $6::integer = 0 THEN '${plantedWords.rare} ' ELSE '' END
      || CASE WHEN n % $7::integer = $7 - 1 THEN '${plantedWords.medium} ' ELSE '' END
      || (SELECT string_agg(($4::text[])[1 + abs(hashint8(n * 1000 + part)::bigint) % cardinality($4::text[])], chr(10))
          FROM generate_series(1, $5::integer) part),
    (ARRAY['blog', 'video', 'demo', 'use_case'])[1 + n % 4], ARRAY['tag-' || n % 50],
    CASE WHEN n % ${draftShare} = 0 THEN 'draft' ELSE 'published' END, 5, moment, author.id, moment, moment
  FROM generate_series($1::bigint, $2::bigint) n, (SELECT id FROM users LIMIT 1) author,
    LATERAL (SELECT timestamptz '2026-01-01' - ($3::bigint - n) * interval '1 minute' AS moment) of`;

/** Answers the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `SELECT indexname AS name, indexdef AS statement FROM pg_indexes
     WHERE tablename = 'posts' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  return rows.map(({ statement }) => statement);
}

async function readParagraphs(): Promise<string[]> {
  const files = (await readdir(sampleContent)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(sampleContent, file), 'utf8')));
  const lines = texts.flatMap((text) => text.replace(/^---[\s\S]*?\n---/, '').split('\n'));
  return lines.map((line) => line.trim()).filter((line) => line.length > 80);
}
