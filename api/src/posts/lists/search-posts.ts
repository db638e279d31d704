import type { Statements } from '../../database/statements';
import { askIndex } from './ask-index';
import { glance } from './glance';
import type { FoundPosts, WantedPosts } from './list-posts';
import { type Looked, lookThrough } from './look-through';
import { hasTrigram } from './telling-parts';

/** How many posts are compared one by one: a search of no more is always exact. */
const step = 1_000;
const atMostLookedThrough = 10_000;

/**
 * Finds texts anywhere in posts, at a cost that does not grow with their number: a common term by scanning the start of
 * the list, any other by the trigram index. If neither covers all posts, the total is a lower bound.
 */
export async function searchPosts(statements: Statements, wanted: WantedPosts): Promise<FoundPosts> {
  const { limit, offset = 0 } = wanted;
  const indexed = [wanted.search, wanted.title].some((text) => text && hasTrigram(text));
  const first = indexed ? await glance(statements, wanted) : null;
  const index = first?.isBeyondIndex ? null : first;
  const rare = index?.isCommon === false ? await askIndex(statements, wanted, index) : null;
  if (rare) return rare;

  const enough = Math.min(Math.ceil((10 * (offset + limit)) / step) * step, atMostLookedThrough);
  const looked = await lookThrough(statements, wanted, enough);
  const fillsPart = looked.isWhole || looked.ids.length > offset + limit;
  const found = !fillsPart && index?.isCommon ? await askIndex(statements, wanted, index) : null;
  return found ?? partOf(looked, wanted);
}

const partOf = ({ ids, isWhole }: Looked, { limit, offset = 0 }: WantedPosts): FoundPosts => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
  ...(isWhole ? {} : { isLowerBound: true }),
});
