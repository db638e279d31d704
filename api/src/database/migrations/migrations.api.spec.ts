import { DataSource, MigrationExecutor } from 'typeorm';
import { databaseUrl, emptyDatabase, query } from '../../../testing/database';
import { rowsOfMigrations } from '../../../testing/rows-of-migrations';
import { type Columns, readColumns, readRows, readSchema, rowsWithin } from '../../../testing/schema';
import { migrations } from '.';

const known = (count: number) =>
  new DataSource({ type: 'postgres', url: databaseUrl(), poolSize: 1, migrations: migrations.slice(0, count) });

/** As a version of the API does that has so many migrations. */
async function migrate(count: number, way: 'forward' | 'back'): Promise<void> {
  const dataSource = await known(count).initialize();
  try {
    const executor = new MigrationExecutor(dataSource);
    if (way === 'forward') await executor.executePendingMigrations();
    else await executor.undoLastMigration();
  } finally {
    await dataSource.destroy();
  }
}

/** By the number of migrations that have run. */
const columnsAt: Columns[] = [new Map()];
const schemaAt: string[][] = [[]];

beforeAll(emptyDatabase);

describe('a database that is filled after each migration', () => {
  it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
    'is migrated by %s and keeps all that it held',
    async (name, count) => {
      const before = columnsAt[count - 1] ?? new Map();
      const rowsBefore = await readRows(before);
      await migrate(count, 'forward');
      const columns = await readColumns();
      expect(rowsWithin(await readRows(columns), before)).toEqual(rowsWithin(rowsBefore, before));

      for (const statement of rowsOfMigrations[name] ?? []) await query(statement);
      const rows = await readRows(columns);
      const empty = [...rows].filter(([, of]) => of.length === 0).map(([table]) => table);
      // A table without rows would prove nothing: rows-of-migrations.ts must write some.
      expect(empty).toEqual([]);
      columnsAt.push(columns);
      schemaAt.push(await readSchema());
    },
  );

  it.each(migrations.map(({ name }, index) => [name, index + 1] as const).reverse())(
    'goes back before %s and forward again, and keeps what both versions know',
    async (_, count) => {
      const [older, newer] = [columnsAt[count - 1] ?? new Map(), columnsAt[count] ?? new Map()];
      const rowsBefore = rowsWithin(await readRows(newer), older);

      await migrate(count, 'back');
      expect(await readSchema()).toEqual(schemaAt[count - 1]);
      expect([...(await readColumns())]).toEqual([...older]);
      expect(rowsWithin(await readRows(older), older)).toEqual(rowsBefore);

      await migrate(count, 'forward');
      expect(await readSchema()).toEqual(schemaAt[count]);
      expect(rowsWithin(await readRows(newer), older)).toEqual(rowsBefore);
      await migrate(count, 'back');
    },
  );
});

it('has nothing to migrate twice: a second start changes nothing', async () => {
  await migrate(migrations.length, 'forward');
  const [schema, ran] = [await readSchema(), await query('SELECT name FROM migrations ORDER BY id')];
  await migrate(migrations.length, 'forward');
  expect(await readSchema()).toEqual(schema);
  expect(await query('SELECT name FROM migrations ORDER BY id')).toEqual(ran);
  expect(ran).toEqual(migrations.map(({ name }) => ({ name })));
});
