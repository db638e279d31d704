import { DatabaseError } from 'pg';
import { containing } from '../../database/containing';
import { type Statements, statementOf } from '../../database/statements';
import type { FoundPosts, WantedPosts } from './list-posts';
import { Conditions, orderOf } from './list-sql';

/** The first posts of a list tell at little cost whether a term is common; the index of a large site is worth more. */
const glance = { posts: 20, ofLargeSite: 150 };
const largeSite = 20_000;
/** A term that stands in so many of them fills a page sooner from the list than from the index. */
const common = 2;
/** Posts that are looked through one by one: a search of no more is always exact. */
const step = 1_000;
const atMostLookedThrough = 10_000;
const indexTimeoutMs = 250;

/**
 * Finds texts anywhere in posts, at a cost that does not grow with their number: a common term by looking through the
 * first of the list, a rare one by the trigram index. Where neither gets through, the total is told as a lower bound.
 */
export async function searchPosts(statements: Statements, wanted: WantedPosts): Promise<FoundPosts> {
  const { limit, offset = 0 } = wanted;
  const indexed = [wanted.search, wanted.title].some((text) => text && hasTrigram.test(text));
  const first = indexed ? await glanceAt(statements, wanted) : null;
  if (first?.isWhole) return partOf(first, wanted);
  const isCommon = !first || first.ids.length >= common;
  const rare = isCommon ? null : await askIndex(statements, wanted);
  if (rare) return rare;

  const enough = Math.min(Math.ceil((10 * (offset + limit)) / step) * step, atMostLookedThrough);
  const looked = await lookThrough(statements, wanted, enough);
  const fillsPart = looked.isWhole || looked.ids.length >= offset + limit;
  const found = fillsPart || !indexed || !isCommon ? null : await askIndex(statements, wanted);
  return found ?? partOf(looked, wanted);
}

/** What pg_trgm makes a trigram of: three letters, or two at the edge of a word. */
const hasTrigram = /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]{2}/u;

async function glanceAt(statements: Statements, wanted: WantedPosts): Promise<Looked> {
  const first = await lookThrough(statements, wanted, glance.posts);
  const isEnough = first.isWhole || first.ids.length >= common || first.sitePosts <= largeSite;
  return isEnough ? first : lookThrough(statements, wanted, glance.ofLargeSite);
}

interface Looked {
  /** Of the posts that match. */
  ids: number[];
  /** There was no more to look through. */
  isWhole: boolean;
  /** How many posts the site has, of any status and type. */
  sitePosts: number;
}

async function lookThrough(statements: Statements, wanted: WantedPosts, posts: number): Promise<Looked> {
  const conditions = new Conditions().of(wanted);
  const matches = [
    ...(wanted.search ? [`strpos(document, lower(${conditions.bind(wanted.search)})) > 0`] : []),
    ...(wanted.title ? [`strpos(lower(title), lower(${conditions.bind(wanted.title)})) > 0`] : []),
  ];
  const order = orderOf(wanted);
  const statement = statementOf(`
    WITH looked AS MATERIALIZED (
      SELECT id, title, document, row_number() OVER (ORDER BY ${order}) AS place
      FROM posts ${conditions.where} ORDER BY ${order} LIMIT ${posts + 1}
    )
    SELECT (SELECT count(*)::integer FROM looked) AS looked,
      (SELECT sum(posts)::integer FROM post_counts) AS "sitePosts",
      (SELECT array_agg(id ORDER BY place) FROM looked WHERE ${matches.join(' AND ')}) AS ids`);
  const [row] = await statements.ask<{ looked: number; ids: number[] | null; sitePosts: number }>(
    statement,
    conditions.values,
  );
  return { ids: row?.ids ?? [], isWhole: (row?.looked ?? 0) <= posts, sitePosts: row?.sitePosts ?? 0 };
}

const partOf = ({ ids, isWhole }: Looked, { limit, offset = 0 }: WantedPosts): FoundPosts => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
  ...(isWhole ? {} : { isLowerBound: true }),
});

/** Null when the index leaves too many posts to be compared within the time that a search has. */
async function askIndex(statements: Statements, wanted: WantedPosts): Promise<FoundPosts | null> {
  const { search, title, limit, offset = 0 } = wanted;
  const texts = new Conditions();
  if (search) texts.add(`document LIKE lower(${texts.bind(containing(search))})`);
  if (title) texts.add(`lower(title) LIKE lower(${texts.bind(containing(title))})`);
  const wantedOnes = new Conditions(texts.values).of(wanted);
  const statement = statementOf(`
    WITH matching AS MATERIALIZED (
      SELECT id, title, status, type, "updatedAt", "createdAt", "publishedAt" FROM posts ${texts.where}
    ), wanted AS MATERIALIZED (SELECT * FROM matching ${wantedOnes.where})
    SELECT (SELECT count(*)::integer FROM wanted) AS total,
      ARRAY(SELECT id FROM wanted ORDER BY ${orderOf(wanted)}
        LIMIT ${wantedOnes.bind(limit)} OFFSET ${wantedOnes.bind(offset)}) AS ids`);
  try {
    const [row] = await statements.askUnder<{ ids: number[]; total: number }>(indexOnly, statement, wantedOnes.values);
    return row ?? null;
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  }
}

/** Postgres takes long texts to be as cheap to read as short ones, and would rather read them all. */
const indexOnly = [
  `statement_timeout = ${indexTimeoutMs}`,
  ...['enable_seqscan = off', 'enable_indexscan = off', 'jit = off'],
];

const isTimeout = (error: unknown): boolean => error instanceof DatabaseError && error.code === '57014';
