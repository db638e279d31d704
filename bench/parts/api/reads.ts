import type { TurnSize } from '../../load/take-turns';
import { callLines, type Copies, measureCall, ratioOf } from './calls';
import type { Section, Target } from './target';

/** In how far a read of the API keeps up with the limit: sent again from what is held, and asked for anew. */
const shares = { held: 0.9, anew: 0.4 };
const reads = { 'list of 12 summaries': '/api/posts?limit=12', 'post by slug': '/api/posts/post-500' };
const searchesPerSecond = 1_000;
const slowestSearchMs = 100;

/** Five of the letters that the posts' words are made of: some five in a thousand posts have them. */
const rareTerm = () =>
  Math.floor(Math.random() * 16 ** 5)
    .toString(16)
    .padStart(5, '0');
const searches = {
  'search, one term again and again': () => '/api/posts?limit=12&search=week+777',
  'search, another term each time': () => `/api/posts?limit=12&search=${rareTerm()}`,
};

/** The names of who is measured. */
export interface Names {
  held: string;
  anew: string;
  limit: string;
}

export async function measureReads(copies: Copies, { held, anew, limit }: Names, size: TurnSize): Promise<Section> {
  const section: Section = { lines: [], figures: {}, targets: [] };
  const add = (what: string, measured: Awaited<ReturnType<typeof measureCall>>, targets: Target[]) => {
    section.lines.push(...callLines(what, measured, limit));
    section.figures[what] = Object.fromEntries(measured);
    section.targets.push(...targets);
  };
  for (const [what, path] of Object.entries(reads)) {
    const measured = await measureCall(copies, () => ({ path }), size);
    add(what, measured, [
      { what: `${what}, held`, figure: ratioOf(measured, held, limit), atLeast: shares.held, unit: 'of the limit' },
      {
        what: `${what}, cache off`,
        figure: ratioOf(measured, anew, limit),
        atLeast: shares.anew,
        unit: 'of the limit',
      },
    ]);
  }
  for (const [what, path] of Object.entries(searches)) {
    const measured = await measureCall(copies, () => ({ path }), size);
    // What another term each time finds is never held: the cache helps with the first of the two alone.
    const { perSecond, p99Ms } = measured.get(held) ?? {};
    add(what, measured, [
      { what, figure: perSecond?.median ?? NaN, atLeast: searchesPerSecond, unit: 'a second' },
      { what: `${what}, slowest hundredth`, figure: p99Ms?.median ?? NaN, atMost: slowestSearchMs, unit: 'ms' },
    ]);
  }
  return section;
}
