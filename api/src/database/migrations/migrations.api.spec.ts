import { DataSource, MigrationExecutor } from 'typeorm';
import { databaseUrl, emptyDatabase, query } from '../../../testing/database';
import { rowsOfMigrations } from '../../../testing/rows-of-migrations';
import { type Columns, readColumns, readRows, readSchema, rowsWithin } from '../../../testing/schema';
import { migrations } from '.';

/** As a version of the API does that has so many migrations. */
async function migrate(count: number): Promise<void> {
  const known = { migrations: migrations.slice(0, count) };
  const dataSource = await new DataSource({ type: 'postgres', url: databaseUrl(), poolSize: 1, ...known }).initialize();
  try {
    await new MigrationExecutor(dataSource).executePendingMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** What a migration has to make of rows that were there before it: finds those that it has left out. */
const leftOut: Record<string, string> = {
  PostHistory1767225600001: `SELECT id FROM posts WHERE NOT EXISTS (SELECT FROM post_revisions AS first
    WHERE first."postId" = posts.id AND first.number = version AND first.title = posts.title
      AND first.content = posts.content AND first.tags = posts.tags AND first."savedById" = "authorId")`,
  PostCounts1767225600007: `SELECT status, type, count(*) FROM posts GROUP BY status, type
    EXCEPT SELECT status, type, sum(posts) FROM post_counts GROUP BY status, type`,
  CanaryBeginners1767225600062: `SELECT app FROM release_canaries
    WHERE ("begunByUserId", "begunByTokenId") IS DISTINCT FROM ("userId", "tokenId")`,
  SearchText1767225600068: `SELECT id FROM posts
    WHERE document NOT LIKE 'post %"ä"%some words with a _ and a "quote". some words%' AND id > 1`,
};

/** By the number of migrations that have run. */
const columnsAt: Columns[] = [new Map()];

beforeAll(emptyDatabase);

describe('a database that is filled after each migration', () => {
  it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
    'is migrated by %s and keeps all that it held',
    async (name, count) => {
      const before = columnsAt[count - 1] ?? new Map();
      const rowsBefore = await readRows(before);
      await migrate(count);
      const columns = await readColumns();
      expect(rowsWithin(await readRows(columns), before)).toEqual(rowsWithin(rowsBefore, before));
      if (leftOut[name]) expect(await query(leftOut[name])).toEqual([]);

      for (const statement of rowsOfMigrations[name] ?? []) await query(statement);
      const rows = await readRows(columns);
      const empty = [...rows].filter(([, of]) => of.length === 0).map(([table]) => table);
      // A table without rows would prove nothing: rows-of-migrations.ts must write some.
      expect(empty).toEqual([]);
      columnsAt.push(columns);
    },
  );
});

it('has nothing to migrate twice: a second start changes nothing', async () => {
  const [schema, ran] = [await readSchema(), await query('SELECT name FROM migrations ORDER BY id')];
  await migrate(migrations.length);
  expect(await readSchema()).toEqual(schema);
  expect(await query('SELECT name FROM migrations ORDER BY id')).toEqual(ran);
  expect(ran).toEqual(migrations.map(({ name }) => ({ name })));
});
