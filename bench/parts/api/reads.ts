import { createHash } from 'node:crypto';
import type { TurnSize } from '../../load/take-turns';
import { callLines, type Copies, measureCall, ratioOf } from './calls';
import type { Section, Target } from './target';

/** What a read of the API must reach of the limit: from the cache, and with the cache off. */
const shares = { cached: 1, anew: 0.12 };
const reads = { 'list of 12 summaries': '/api/posts?limit=12', 'post by slug': '/api/posts/post-500' };
/** Of the limit, which compares every text. */
const searchShare = 5;
const slowestSearchMs = 100;

/** One of the 155 words that `manyPosts` gave to each post: no other post has it. */
const anyWord = (posts: number): string => {
  const [post, part] = [1 + Math.floor(Math.random() * posts), 1 + Math.floor(Math.random() * 155)];
  return createHash('md5')
    .update(String(post * 1000 + part))
    .digest('hex');
};
const searches = {
  'search, one term again and again': () => '/api/posts?limit=12&search=week+77',
  'search, another word each time': (posts: number) => `/api/posts?limit=12&search=${anyWord(posts)}`,
};

/** The names of who is measured. */
export interface Names {
  cached: string;
  anew: string;
  limit: string;
}

export async function measureReads(
  copies: Copies,
  { cached, anew, limit }: Names,
  size: TurnSize & { posts: number },
): Promise<Section> {
  const section: Section = { lines: [], figures: {}, targets: [] };
  const add = (what: string, measured: Awaited<ReturnType<typeof measureCall>>, targets: Target[]) => {
    section.lines.push(...callLines(what, measured, limit), '');
    section.figures[what] = Object.fromEntries(measured);
    section.targets.push(...targets);
  };
  for (const [what, path] of Object.entries(reads)) {
    const measured = await measureCall(copies, () => ({ path }), size);
    add(what, measured, [
      {
        what: `${what}, cached`,
        figure: ratioOf(measured, cached, limit),
        atLeast: shares.cached,
        unit: 'of the limit',
      },
      {
        what: `${what}, cache off`,
        figure: ratioOf(measured, anew, limit),
        atLeast: shares.anew,
        unit: 'of the limit',
      },
    ]);
  }
  for (const [what, path] of Object.entries(searches)) {
    const measured = await measureCall(copies, () => ({ path: () => path(size.posts) }), size);
    // What is asked for once is never sent again: the cache helps with the first of the two alone.
    const { p99Ms } = measured.get(cached) ?? {};
    add(what, measured, [
      { what, figure: ratioOf(measured, cached, limit), atLeast: searchShare, unit: 'times the limit' },
      { what: `${what}, slowest hundredth`, figure: p99Ms?.median ?? NaN, atMost: slowestSearchMs, unit: 'ms' },
    ]);
  }
  return section;
}
