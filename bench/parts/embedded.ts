import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quantile, rounded } from '../figures/distribution';
import { residentMb } from '../figures/processor-time';
import type { Part } from '../part';
import { sessionOf, startApiCopy, write } from '../fixtures/api-copies';
import type { Copy } from '../fixtures/copy';
import { EmbeddedPostgres } from '../fixtures/embedded-postgres';
import { folderMb } from '../fixtures/folder-size';
import { plantedWords, writePosts } from '../fixtures/site-of-posts';

export interface EmbeddedSize {
  /** Of each site. */
  posts: number[];
  contentBytes: number;
  rounds: number;
  /** Calls that warm up before each: compiled code is what is measured. */
  warmUps: number;
}

const list = '/api/posts?limit=12';
const reads = {
  'newest list': list,
  'post by slug': '/api/posts/post-7',
  'search: common': `${list}&search=the`,
  'search: rare': `${list}&search=${plantedWords.rare}`,
  'search: 1 of 100': `${list}&search=${plantedWords.medium}`,
};

/** What sites of growing length cost on the embedded database, no response cached: who wonders how far it goes sees where it hurts. */
export const embedded = (size: EmbeddedSize): Part => ({
  name: 'embedded',
  summary: `calls on the embedded database at ${size.posts.map((posts) => posts.toLocaleString('en')).join(', ')} posts`,
  run: async () => {
    const sites: Record<string, Record<string, number>> = {};
    for (const posts of size.posts) sites[posts] = await measureSite(posts, size);
    const [first = {}] = Object.values(sites);
    const row = (name: string) =>
      name.padEnd(34) +
      Object.values(sites)
        .map((site) => String(site[name]).padEnd(16))
        .join('');
    const head = ''.padEnd(34) + size.posts.map((posts) => `${posts.toLocaleString('en')} posts`.padEnd(16)).join('');
    return { lines: [head, ...Object.keys(first).map(row)], figures: { sites }, failures: [] };
  },
});

async function measureSite(posts: number, size: EmbeddedSize): Promise<Record<string, number>> {
  const { contentBytes } = size;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-embedded-'));
  const database = new EmbeddedPostgres(folder);
  let api: Copy | undefined;
  try {
    const start = (url: string) => startApiCopy(url, { PREPARED_STATEMENTS: 'false', ANSWER_CACHE_MS: '0' });
    let url = await database.start();
    // Migrates, and makes the author.
    await (await start(url)).end('SIGTERM');
    await writePosts(url, { posts, contentBytes });
    await database.end('SIGTERM');
    const began = performance.now();
    url = await database.start();
    const startMs = performance.now() - began;
    api = await start(url);
    const found: Record<string, number> = { 'start of the database, ms': Math.round(startMs) };
    for (const [name, address] of Object.entries(reads)) {
      found[`${name}, ms`] = await median(size, () => read(api as Copy, address));
    }
    const session = await sessionOf(api);
    let saved = 0;
    const save = () => {
      const post = {
        title: 'A new post',
        slug: `new-${(saved += 1)}`,
        content: 'Words. '.repeat(contentBytes / 7),
        type: 'blog',
      };
      return write(api as Copy, session, 'POST', '/api/admin/posts', post);
    };
    found['save a new post, ms'] = await median(size, save);
    found['memory of the database, MB'] = residentMb(database.pid);
    found['its folder, MB'] = await folderMb(folder);
    return found;
  } finally {
    await api?.end('SIGTERM');
    await database.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function read({ port }: Copy, address: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${address}: ${text}`);
}

async function median({ rounds, warmUps }: EmbeddedSize, call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const began = performance.now();
    await call();
    if (round >= 0) took.push(performance.now() - began);
  }
  return rounded(quantile(took, 0.5));
}
