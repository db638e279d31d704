import { type Statements, statementOf } from '../../database/statements';
import type { WantedPosts } from './list-posts';
import { Conditions, largeSite, orderOf } from './list-sql';
import { holds } from './look-through';
import { tellingParts } from './telling-parts';

/**
 * A term that so many of the first posts of a list hold is common: it fills a page sooner from the list than from the
 * index.
 */
const first = { posts: 20, common: 2 };
/**
 * So many tell how many posts of a large site the index would name, and so many of them have to be named to be sure.
 */
const sample = { posts: 50, toBeSure: 3 };
/** Posts that can be compared in the time that the index has. */
const comparable = 20_000;

export interface Glance {
  isCommon: boolean;
  /** The index would return more posts than can be compared: many contain all trigrams of the term, in other places. */
  isBeyondIndex: boolean;
  /** How many posts the site has, of any status and type. */
  sitePosts: number;
}

/** Samples the first posts of a list; more of them only where the site is large and the term is not common. */
export async function glance(statements: Statements, wanted: WantedPosts): Promise<Glance> {
  const conditions = new Conditions().of(wanted);
  const listed = `FROM posts ${conditions.where} ORDER BY ${orderOf(wanted)}`;
  const holding = `(SELECT title, document ${listed} LIMIT ${first.posts}) listed WHERE ${holds(wanted, conditions)}`;
  const named = namedOfSample(wanted, listed, conditions);
  const statement = statementOf(`
    SELECT "sitePosts", found,
      CASE WHEN "sitePosts" > ${largeSite} AND found < ${first.common} THEN ${named} ELSE 0 END AS named
    FROM (SELECT coalesce(sum(posts), 0)::integer AS "sitePosts" FROM post_counts) site,
      (SELECT count(*)::integer AS found FROM (SELECT FROM ${holding} LIMIT ${first.common}) held) counted`);
  const [row] = await statements.ask<GlanceRow>(statement, conditions.values);
  const { sitePosts, found, named: namedPosts } = row ?? { sitePosts: 0, found: 0, named: 0 };
  const isBeyondIndex = namedPosts >= sample.toBeSure && (namedPosts / sample.posts) * sitePosts > comparable;
  return { sitePosts, isCommon: found >= first.common, isBeyondIndex };
}

interface GlanceRow {
  sitePosts: number;
  /** How many of the first posts match, counted up to the limit for a common term. */
  found: number;
  /** How many of the sample the index would return. */
  named: number;
}

/** SQL that counts the posts that the index would return. Titles are short: the index is always fast enough. */
function namedOfSample(wanted: WantedPosts, listed: string, conditions: Conditions): string {
  const trigrams = trigramsOf(wanted);
  if (trigrams.length === 0 || wanted.title) return '0';
  // Put together with nothing, a document is unpacked once for all that is looked for in it; not before (OFFSET 0).
  return `(
    SELECT count(*)::integer
    FROM (SELECT document || '' AS document ${listed} LIMIT ${sample.posts} OFFSET 0) sample
    WHERE NOT EXISTS (
      SELECT FROM unnest(string_to_array(lower(${conditions.bind(trigrams.join(' '))}), ' ')) trigram
      WHERE strpos(document, trigram) = 0
    ))`;
}

/** The trigrams of a text, as the index uses them. */
function trigramsOf({ search = '' }: WantedPosts): string[] {
  const words = tellingParts(search).flatMap((part) => part.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3)));
}
