import { type Statements, statementOf } from '../../database/statements';
import type { WantedPosts } from './list-posts';
import { Conditions, orderOf } from './list-sql';

export interface Looked {
  /** Ids of the posts that match. */
  ids: number[];
  /** All posts were compared. */
  isWhole: boolean;
}

/** Compares the first posts of a list one by one, up to a limit. */
export async function lookThrough(statements: Statements, wanted: WantedPosts, posts: number): Promise<Looked> {
  const conditions = new Conditions().of(wanted);
  const order = orderOf(wanted);
  const statement = statementOf(`
    WITH looked AS MATERIALIZED (
      SELECT id, title, document, row_number() OVER (ORDER BY ${order}) AS place
      FROM posts ${conditions.where} ORDER BY ${order} LIMIT ${posts + 1}
    )
    SELECT (SELECT count(*) <= ${posts} FROM looked) AS "isWhole",
      ARRAY(SELECT id FROM looked WHERE ${holds(wanted, conditions)} ORDER BY place) AS ids`);
  const [row] = await statements.ask<Looked>(statement, conditions.values);
  return row ?? { ids: [], isWhole: true };
}

/** Whether a post contains the texts. */
export function holds({ search, title }: WantedPosts, conditions: Conditions): string {
  return [
    ...(search ? [`strpos(document, lower(${conditions.bind(search)})) > 0`] : []),
    ...(title ? [`strpos(lower(title), lower(${conditions.bind(title)})) > 0`] : []),
  ].join(' AND ');
}
