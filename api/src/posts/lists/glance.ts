import { type Statements, statementOf } from '../../database/statements';
import type { WantedPosts } from './list-posts';
import { Conditions, largeSite, orderOf } from './list-sql';
import { holds } from './look-through';

/**
 * The first posts of a list tell at little cost whether a term is common: it then fills a page sooner from the list than
 * from the index. The index of a large site is worth more of them.
 */
const firstPosts = { posts: 20, common: 2 };
const firstOfLargeSite = { posts: 150, common: 3 };
/** Posts that can be compared in the time that the index has, and how many of the first have to say that there are more. */
const comparable = { posts: 20_000, toBeSure: 5 };

export interface Glance {
  /** So many of the first posts match, or more. */
  found: number;
  isCommon: boolean;
  /** The index would name more posts than can be compared: many have all that the term is made of, in other places. */
  isBeyondIndex: boolean;
  /** How many posts the site has, of any status and type. */
  sitePosts: number;
}

/** Looks at the first posts of a list, no further than to the one that makes a term common. */
export async function glance(statements: Statements, wanted: WantedPosts): Promise<Glance> {
  const conditions = new Conditions().of(wanted);
  const trigrams = trigramsOf(wanted);
  const bySize = (key: 'posts' | 'common') =>
    `SELECT CASE WHEN posts > ${largeSite} THEN ${firstOfLargeSite[key]} ELSE ${firstPosts[key]} END FROM site`;
  const order = orderOf(wanted);
  // Put together with nothing, a document is unpacked once for all that is looked for in it; not before (OFFSET 0).
  const statement = statementOf(`
    WITH site AS (SELECT coalesce(sum(posts), 0)::integer AS posts FROM post_counts),
      listed AS (
        SELECT title, document, row_number() OVER (ORDER BY ${order}) AS place
        FROM posts ${conditions.where} ORDER BY ${order} LIMIT ${firstOfLargeSite.posts}
      ),
      first AS (
        SELECT title, ${wanted.search ? `document || ''` : `''`} AS document
        FROM listed WHERE place <= (${bySize('posts')}) OFFSET 0
      ),
      named AS MATERIALIZED (
        SELECT * FROM first WHERE NOT EXISTS (
          SELECT FROM unnest(string_to_array(lower(${conditions.bind(trigrams.join(' '))}), ' ')) trigram
          WHERE strpos(document, trigram) = 0
        )
      ),
      holding AS (SELECT FROM named WHERE ${holds(wanted, conditions)} LIMIT (${bySize('common')})),
      counted AS MATERIALIZED (SELECT count(*)::integer AS found FROM holding)
    SELECT posts AS "sitePosts", found, found = (${bySize('common')}) AS "isCommon",
      CASE WHEN found < (${bySize('common')}) THEN (SELECT count(*)::integer FROM named) ELSE 0 END AS named
    FROM site, counted`);
  const [row] = await statements.ask<GlanceRow>(statement, conditions.values);
  const { named = 0, ...glance } = row ?? { found: 0, isCommon: false, sitePosts: 0 };
  const isTold = named >= comparable.toBeSure && trigrams.length > 0 && !wanted.title && glance.sitePosts > largeSite;
  const namedOfSite = (named / firstOfLargeSite.posts) * glance.sitePosts;
  return { ...glance, isBeyondIndex: isTold && namedOfSite > comparable.posts };
}

interface GlanceRow extends Omit<Glance, 'isBeyondIndex'> {
  /** How many of the first posts the index would name. */
  named?: number;
}

/** All that the words of a text are made of, as far as the index goes by them. */
function trigramsOf({ search = '' }: WantedPosts): string[] {
  const words = search.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3)));
}
