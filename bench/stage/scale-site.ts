import path from 'node:path';
import { findFreePort } from '../../tools/start/ports';
import { type BenchDatabase, createDatabase } from './bench-database';
import { Copy } from './copy';
import { PlanTap } from './plan-tap';
import { type SiteSize, writePosts } from './site-of-posts';

const script = path.join(import.meta.dirname, '../../dist/api/main.mjs');
const password = 'a password for the bench only';

/** The API on a database with so many posts, an admin signed in, and a second copy of it whose plans are told. */
export class ScaleSite {
  private constructor(
    readonly size: SiteSize,
    private readonly copies: { timed: Copy; observed: Copy },
    private readonly cookie: string,
    private readonly tap: PlanTap,
    private readonly database: BenchDatabase,
  ) {}

  static async open(size: SiteSize): Promise<ScaleSite> {
    const database = await createDatabase();
    await runOnce(database.url);
    await writePosts(database.url, size);
    return ScaleSite.serve(database, size);
  }

  /** On a database that is filled already. */
  static async serve(database: BenchDatabase, size: SiteSize): Promise<ScaleSite> {
    const tap = await PlanTap.listen(database.url);
    const copies = { timed: await startCopy(database.url), observed: await startCopy(tap.url) };
    return new ScaleSite(size, copies, await signIn(copies.timed.port), tap, database);
  }

  /** Milliseconds until the answer was complete. Throws when there is another status than 200. */
  async time(address: string): Promise<number> {
    const began = performance.now();
    await this.ask(this.copies.timed, address);
    return performance.now() - began;
  }

  /** Of all statements that the call makes. */
  async plansOf(address: string): Promise<string[]> {
    this.tap.take();
    await this.ask(this.copies.observed, address);
    return this.tap.take();
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.copies).map((copy) => copy.end('SIGTERM')));
    await this.tap.end();
    await this.database.drop();
  }

  private async ask({ port }: Copy, address: string): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie: this.cookie } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${address}, ${this.size.posts} posts: ${text}`);
  }
}

const environment = (databaseUrl: string, more: NodeJS.ProcessEnv) => ({
  ...{ DATABASE_URL: databaseUrl, SAMPLE_CONTENT: 'false', MEDIA_DIR: path.dirname(script), ANSWER_CACHE_MS: '0' },
  ...{ SESSION_SECRET: 'a secret for the bench only', ADMIN_PASSWORD: password, LOG_LEVEL: 'error' },
  ...more,
});

async function startCopy(databaseUrl: string): Promise<Copy> {
  const port = await findFreePort();
  const copy = new Copy(port, script, environment(databaseUrl, { API_PORT: String(port), MIGRATIONS: 'none' }));
  await copy.start();
  return copy;
}

/** Migrates and makes the first admin, who is to be the author. */
async function runOnce(databaseUrl: string): Promise<void> {
  const copy = new Copy(0, script, environment(databaseUrl, { MIGRATIONS: 'only' }));
  await copy.start();
  await copy.end('SIGTERM');
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  if (!answer.ok) throw new Error(`Sign-in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
