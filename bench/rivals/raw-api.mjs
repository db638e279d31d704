/**
 * What the API's calls cost without a framework: node:http and pg, prepared statements, no rules, no sessions. Takes
 * DATABASE_URL and PORT.
 */
import { hash, verify } from '@node-rs/argon2';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const passwordHash = hash('any', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const summary = `id, slug, title, summary, type, "coverImageUrl", "videoUrl", "mediaUrl", tags, status, "readingMinutes",
  "publishedAt", "authorId", "createdAt", "updatedAt"`;
const list = (condition) =>
  `SELECT ${summary} FROM posts WHERE status = 'published' ${condition} ORDER BY "publishedAt" DESC, id DESC LIMIT 12`;
const statements = {
  list: list(''),
  search: list('AND (title ILIKE $1 OR summary ILIKE $1 OR content ILIKE $1)'),
  read: `SELECT ${summary}, content FROM posts WHERE slug = $1 AND status = 'published'`,
  create: `INSERT INTO posts (title, slug, content, type, status, "readingMinutes", "authorId")
    VALUES ($1, $2, $3, $4, 'draft', 1, (SELECT id FROM users LIMIT 1)) RETURNING *`,
};
const query = async (name, values = []) => (await pool.query({ name, text: statements[name], values })).rows;

async function handle(request) {
  const { method, url = '' } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (method === 'GET') {
    if (searchParams.has('search')) return query('search', [`%${searchParams.get('search')}%`]);
    const slug = /^\/api\/posts\/([\w-]+)$/.exec(pathname)?.[1];
    return slug ? (await query('read', [slug]))[0] : query('list');
  }
  const sent = await json(request);
  if (pathname.endsWith('/login')) return { matches: await verify(await passwordHash, sent.password) };
  return (await query('create', [sent.title, sent.slug, sent.content, sent.type]))[0];
}

createServer(async (request, response) => {
  const body = JSON.stringify(await handle(request));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
