import { DatabaseError } from 'pg';
import { containing } from '../../database/containing';
import { type Statements, statementOf } from '../../database/statements';
import type { FoundPosts, WantedPosts } from '../lists/wanted-posts';
import { Conditions, orderOf } from '../lists/list-sql';

/** So many of the newest posts tell a rare term from a common one. */
const sampled = 100;
/** How many posts are scanned: at least, and for the deepest pages. A search of no more is always exact. */
const scanned = { least: 1_400, most: 10_000 };
/** So many posts with the texts are sorted and counted; a term in more of them is found by the scan alone. */
const mostMatches = 1_000;

/**
 * Finds texts anywhere in posts, at a cost that hardly grows with their number. A scan of the newest posts fills the page
 * for a common term. A rare one, and one that fills no page, is looked up in the trigram index, which has a deadline.
 * Where neither covers all posts, the total is a lower bound.
 */
export async function searchPosts(statements: Statements, wanted: WantedPosts): Promise<FoundPosts> {
  const { limit, offset = 0 } = wanted;
  const sample = await scanNewest(statements, wanted, sampled);
  if (!sample.isLowerBound) return sample;
  const isRare = sample.total === 0;
  const indexed = isRare ? await queryIndex(statements, wanted) : null;
  if (indexed) return indexed;
  // Few sizes: each is a statement of its own, since Postgres plans for the limit that it reads in the text.
  const enough = Math.ceil((offset + limit) / 100) * 1_000;
  const newest = await scanNewest(statements, wanted, Math.min(Math.max(enough, scanned.least), scanned.most));
  if (isRare || !newest.isLowerBound || newest.total > offset + limit) return newest;
  return (await queryIndex(statements, wanted)) ?? newest;
}

/** Compares the first posts of the list one by one. */
async function scanNewest(statements: Statements, wanted: WantedPosts, posts: number): Promise<FoundPosts> {
  const conditions = new Conditions().of(wanted);
  const order = orderOf(wanted);
  const statement = statementOf(`
    WITH newest AS MATERIALIZED (
        SELECT id, title, document, row_number() OVER (ORDER BY ${order}) AS place
        FROM posts ${conditions.where} ORDER BY ${order} LIMIT ${posts + 1}
      ),
      found AS (SELECT id, place FROM newest WHERE ${textsOf(wanted, conditions).join(' AND ')})
    SELECT (SELECT count(*) FROM newest) <= ${posts} AS "isWhole", ${pageOf('place', wanted, conditions)}`);
  return foundOf(await statements.query<Found>(statement, conditions.values));
}

/** Whether a post contains the texts, compared letter by letter. */
const textsOf = ({ search, title }: WantedPosts, conditions: Conditions): string[] => [
  ...(search ? [`strpos(document, ${comparable(search, conditions)}) > 0`] : []),
  ...(title ? [`strpos(search_text(title), ${comparable(title, conditions)}) > 0`] : []),
];

/** In a sub-select, made once for all posts. The planner does not see it: it assumes a rare term, and uses the index. */
const comparable = (text: string, conditions: Conditions): string => `(SELECT search_text(${conditions.bind(text)}))`;

/** The index has nothing for a text without a trigram: three letters, or two at the edge of a word. */
const trigram = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2}/u;

/** Postgres takes long texts to be as cheap to read as short ones, and would rather read all. */
const settingsOf = ({ deadlineMs }: WantedPosts) => [
  `statement_timeout = ${deadlineMs}`,
  'enable_seqscan = off',
  'jit = off',
];

/** Asks the trigram index. Null where it can't be asked, would name too many posts, or misses its deadline. */
async function queryIndex(statements: Statements, wanted: WantedPosts): Promise<FoundPosts | null> {
  if (![wanted.search, wanted.title].some((text) => text && trigram.test(text))) return null;
  const conditions = new Conditions();
  const like = (column: string, text: string) =>
    conditions.add(`${column} LIKE ${comparable(containing(text), conditions)}`);
  if (wanted.search) like('document', wanted.search);
  if (wanted.title) like('search_text(title)', wanted.title);
  const list = new Conditions(conditions.values).of(wanted);
  const statement = statementOf(`
    WITH named AS MATERIALIZED (
        SELECT id, title, status, type, tags, "authorId", "publishAt", "updatedAt", "createdAt", "publishedAt"
        FROM posts ${conditions.where} LIMIT ${mostMatches + 1}
      ),
      found AS MATERIALIZED (SELECT * FROM named ${list.where})
    SELECT (SELECT count(*) FROM named) <= ${mostMatches} AS "isWhole", ${pageOf(orderOf(wanted), wanted, list)}`);
  try {
    const found = await statements.withSettings(settingsOf(wanted), async (query) =>
      foundOf(await query<Found>(statement, list.values)),
    );
    return found.isLowerBound ? null : found;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === queryCanceled) return null;
    throw error;
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const queryCanceled = '57014';

interface Found {
  isWhole: boolean;
  total: number;
  ids: number[];
}

const pageOf = (order: string, { limit, offset = 0 }: WantedPosts, conditions: Conditions): string =>
  `(SELECT count(*)::integer FROM found) AS total,
      ARRAY(SELECT id FROM found ORDER BY ${order}
        LIMIT ${conditions.bind(limit)} OFFSET ${conditions.bind(offset)}) AS ids`;

function foundOf([row]: Found[]): FoundPosts {
  const { ids, total, isWhole } = row ?? { ids: [], total: 0, isWhole: true };
  return { ids, total, ...(isWhole ? {} : { isLowerBound: true }) };
}
