/** What a read costs without a framework: node:http and pg, prepared statements, no rules. Takes DATABASE_URL and PORT. */
import { createServer } from 'node:http';
import pg from 'pg';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const summary = `id, slug, title, summary, type, "coverImageUrl", "videoUrl", "mediaUrl", tags, status, "readingMinutes",
  "publishedAt", "authorId", "createdAt", "updatedAt"`;
const statements = {
  list: `SELECT ${summary} FROM posts WHERE status = 'published' ORDER BY "publishedAt" DESC, id DESC LIMIT 12`,
  read: `SELECT ${summary}, content FROM posts WHERE slug = $1 AND status = 'published'`,
};

createServer(async ({ url = '' }, response) => {
  const slug = /^\/api\/posts\/([\w-]+)$/.exec(url)?.[1];
  const name = slug ? 'read' : 'list';
  const { rows } = await pool.query({ name, text: statements[name], values: slug ? [slug] : [] });
  const body = JSON.stringify(slug ? rows[0] : rows);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
