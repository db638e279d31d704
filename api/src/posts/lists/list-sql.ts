import { type AdminPostsQuery, type PostSort, postStatuses, postTypes, usualOrder } from '@site/contracts';

type Filters = Pick<
  AdminPostsQuery,
  'status' | 'type' | 'tag' | 'authorId' | 'draftsOf' | 'scheduled' | 'failed' | 'unpublishedChanges'
>;

const idsOfPlannedChanges = 'SELECT "postId" FROM post_drafts WHERE "publishAt" IS NOT NULL';
const scheduledIds = `SELECT id FROM posts WHERE "publishAt" IS NOT NULL UNION ALL ${idsOfPlannedChanges}`;

/** What is due is published within seconds: what is not by then is tried again, but somebody has to look. */
const isLate = `"publishAt" < now() - interval '5 minutes'`;
const failedIds = `SELECT id FROM posts WHERE ${isLate}
  UNION ALL SELECT "postId" FROM post_drafts WHERE failure IS NOT NULL OR ${isLate}`;

const draftsOfUser = (user: string) => `SELECT id FROM posts WHERE status = 'draft' AND "authorId" = ${user}
  UNION ALL SELECT "postId" FROM post_drafts WHERE "savedById" = ${user}`;

/** Conditions on `posts`, with their values. */
export class Conditions {
  private readonly all: string[] = [];

  /** Another query's values come first where both are parts of one statement. */
  constructor(readonly values: unknown[] = []) {}

  get where(): string {
    return this.all.length > 0 ? `WHERE ${this.all.join(' AND ')}` : '';
  }

  /** Returns the placeholder of the value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(condition: string): this {
    this.all.push(condition);
    return this;
  }

  of({ status, type, tag, authorId, draftsOf, scheduled, failed, unpublishedChanges }: Filters): this {
    // Written out, a value that few others stand beside: the planner can choose an index for it once and for all.
    if (status) this.add(`status = '${oneOf(postStatuses, status)}'`);
    if (type) this.add(`type = '${oneOf(postTypes, type)}'`);
    if (tag) this.add(`tags @> ARRAY[${this.bind(tag)}]::text[]`);
    if (authorId) this.add(`"authorId" = ${this.bind(authorId)}`);
    // As an array: the planner reads those few instead of looking for them in the whole list.
    if (draftsOf) this.add(`id = ANY (ARRAY(${draftsOfUser(this.bind(draftsOf))}))`);
    if (scheduled) this.add(`id = ANY (ARRAY(${scheduledIds}))`);
    if (scheduled === false) this.add(`id NOT IN (${scheduledIds})`);
    if (failed) this.add(`id = ANY (ARRAY(${failedIds}))`);
    if (failed === false) this.add(`id NOT IN (${failedIds})`);
    if (unpublishedChanges !== undefined) {
      this.add(`id ${unpublishedChanges ? 'IN' : 'NOT IN'} (SELECT "postId" FROM post_drafts)`);
    }
    return this;
  }
}

function oneOf<Value extends string>(known: readonly Value[], value: Value): Value {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`Nobody knows ${JSON.stringify(value)}.`);
  return found;
}

const sortColumns: Record<PostSort, string> = {
  updated: '"updatedAt"',
  created: '"createdAt"',
  published: '"publishedAt"',
  title: 'lower(title)',
  // Asked once which posts have planned changes, the database looks them up for those alone.
  due: `CASE WHEN id IN (${idsOfPlannedChanges})
    THEN (SELECT changes."publishAt" FROM post_drafts changes WHERE changes."postId" = id) ELSE "publishAt" END`,
};

/** Unpublished changes leave their post as it was. */
const lastWritten =
  'greatest("updatedAt", (SELECT changes."savedAt" FROM post_drafts changes WHERE changes."postId" = id))';

/** What was never published, and what is not planned, comes last either way. */
export function orderOf({ sort = 'updated', order = usualOrder(sort), status, draftsOf }: AdminPostsQuery): string {
  const direction = order.toUpperCase();
  const column = draftsOf && sort === 'updated' ? lastWritten : sortColumns[sort];
  // Columns that are never empty have indexes that only serve an order that says nothing of nulls.
  const nulls = sort === 'due' || (sort === 'published' && status !== 'published') ? 'NULLS LAST' : '';
  return `${column} ${direction} ${nulls}, id ${direction}`;
}
