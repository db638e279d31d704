import { DatabaseError } from 'pg';
import { type Ask, type Statements, statementOf } from '../../database/statements';
import { type Question, amongAll, amongFirst } from './index-sql';
import type { Glance } from './glance';
import type { FoundPosts, WantedPosts } from './list-posts';
import { largeSite, momentOf } from './list-sql';

/** A term in no more posts than this is rare: all of them are compared. */
const rare = 100;
/**
 * For each wanted post, how many of the first of the list to query: twice what a term in one of a hundred posts needs.
 */
const postsForOne = 200;
/** Size of the first range at most; larger ones only once something is known about the term. */
const firstAtMost = 10_000;
/** To tell more of them from all others takes as long as to compare the few of all posts that hold so rare a term. */
const widest = 100_000;
/** A factor on top of what evenly distributed posts would need. */
const margin = 1.5;

/**
 * Asks the trigram index. Each post that it names has to be compared, so a large site asks about all posts for a rare
 * term alone, and for any other about the first of the list. Null when the index names too many for the time that it
 * has.
 */
export function askIndex(
  statements: Statements,
  wanted: WantedPosts,
  { sitePosts }: Glance,
): Promise<FoundPosts | null> {
  return statements.under(settings, async (ask) => {
    if (sitePosts <= largeSite || !momentOf(wanted)) return find(ask, amongAll(wanted));
    if (wanted.search) return askAboutFirst(ask, wanted);
    // Titles are compared so quickly that it pays to begin with all of them.
    const all = await find(ask, amongAll(wanted, rare));
    return all?.isLowerBound ? askAboutFirst(ask, wanted) : all;
  });
}

/** Queries larger and larger ranges from the start of the list, until the page is full. */
async function askAboutFirst(ask: Ask, wanted: WantedPosts): Promise<FoundPosts | null> {
  const { limit, offset = 0 } = wanted;
  // One more, so that the caller learns that there is another.
  const enough = offset + limit + 1;
  let near: FoundPosts | null = null;
  let first = Math.min(postsForOne * enough, firstAtMost);
  while (first <= widest) {
    const found: FoundPosts | null = await find(ask, amongFirst(wanted, first));
    if (!found || !found.isLowerBound || found.total >= enough) return found ?? near;
    if (found.total === 0) {
      const all = await find(ask, amongAll(wanted, rare));
      if (!all?.isLowerBound) return all ?? found;
    }
    near = found;
    first = found.total > 1 ? Math.ceil((margin * first * enough) / found.total) : Infinity;
  }
  return (await find(ask, amongAll(wanted))) ?? near;
}

/**
 * What a statement may take. Postgres takes long texts to be as cheap to read as short ones, and would rather read all.
 */
const settings = ['statement_timeout = 250', 'enable_seqscan = off', 'jit = off'];

async function find(ask: Ask, { text, values }: Question): Promise<FoundPosts | null> {
  try {
    const [row] = await ask<{ ids: number[]; total: number; isWhole: boolean }>(statementOf(text), values);
    return row ? { ids: row.ids, total: row.total, ...(row.isWhole ? {} : { isLowerBound: true }) } : null;
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DatabaseError && error.code === '57014';
