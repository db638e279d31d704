import { containing, containingAll } from '../../database/containing';
import type { WantedPosts } from './list-posts';
import { Conditions, isDescending, momentOf, orderOf } from './list-sql';
import { tellingParts } from './telling-parts';

export interface Question {
  text: string;
  values: unknown[];
}

/** For all posts that contain the texts: how many are in the list, and the ids of the page. */
export function amongAll(wanted: WantedPosts, atMost?: number): Question {
  const texts = holding(wanted);
  const list = new Conditions(texts.values).of(wanted);
  const limit = list.bind(atMost ?? null);
  const text = `
    WITH named AS MATERIALIZED (SELECT ${columns} FROM posts ${texts.where} LIMIT ${limit}),
      found AS MATERIALIZED (SELECT * FROM named ${list.where})
    SELECT coalesce((SELECT count(*) FROM named) < ${limit}, true) AS "isWhole", ${partOf(wanted, list)}`;
  return { text, values: list.values };
}

/**
 * The same of the first so many posts of the list. The index knows the moments of posts as well, and skips what is not
 * between them; it would read both sides of a range, so only the one that is needed is named.
 */
export function amongFirst(wanted: WantedPosts, posts: number): Question {
  const moment = momentOf(wanted);
  const list = new Conditions().of(wanted);
  const edge = `SELECT ${moment} FROM posts ${list.where} ORDER BY ${orderOf(wanted)} LIMIT 1 OFFSET ${list.bind(posts)}`;
  const range = isDescending(wanted)
    ? `>= coalesce((SELECT * FROM edge), '-infinity')`
    : `<= coalesce((SELECT * FROM edge), 'infinity')`;
  const first = holding(wanted, list.values).of(wanted).add(`${moment} ${range}`);
  const text = `
    WITH edge AS (${edge}), found AS MATERIALIZED (SELECT ${columns} FROM posts ${first.where})
    SELECT NOT EXISTS (SELECT FROM edge) AS "isWhole", ${partOf(wanted, first)}`;
  return { text, values: first.values };
}

const columns = 'id, title, status, type, tags, "authorId", "publishAt", "updatedAt", "createdAt", "publishedAt"';

function holding({ search, title }: WantedPosts, values: unknown[] = []): Conditions {
  const texts = new Conditions(values);
  if (search) addText(texts, 'document', search);
  if (title) addText(texts, 'lower(title)', title);
  return texts;
}

/** In a sub-select the planner does not see the term: it assumes that it is rare, and uses the index. */
function addText(texts: Conditions, column: string, text: string): void {
  const pattern = containingAll(tellingParts(text));
  texts.add(`${column} LIKE (SELECT lower(${texts.bind(pattern)}))`);
  if (pattern !== containing(text)) texts.add(`strpos(${column}, lower(${texts.bind(text)})) > 0`);
}

const partOf = (wanted: WantedPosts, conditions: Conditions): string =>
  `(SELECT count(*)::integer FROM found) AS total,
      ARRAY(SELECT id FROM found ORDER BY ${orderOf(wanted)}
        LIMIT ${conditions.bind(wanted.limit)} OFFSET ${conditions.bind(wanted.offset ?? 0)}) AS ids`;
