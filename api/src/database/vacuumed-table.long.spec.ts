import { DataSource } from 'typeorm';
import { databaseUrl, query } from '../../testing/database';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';
import type { ApiConfig } from '../config/api-config';
import { dataSourceOptions } from './data-source-options';
import { ForwardMigration } from './migrations/forward-migration';
import { migrateAnd } from './start-lock';

useApi();

class OfVacuumedTable1900000000000 extends ForwardMigration {
  protected readonly statements = ['ALTER TABLE vacuumed ADD "laterOn" text GENERATED ALWAYS AS (upper(text)) STORED'];
}

const slowly = (prefix: string) =>
  ['vacuum_threshold = 0', 'vacuum_scale_factor = 0', 'vacuum_cost_delay = 100', 'vacuum_cost_limit = 1']
    .map((setting) => `${prefix}autovacuum_${setting}`)
    .join();

afterEach(() => query('DROP TABLE IF EXISTS vacuumed'));

it.each([
  ['the table', slowly('')],
  ['what is too long for its rows', `autovacuum_enabled = false, ${slowly('toast.')}`],
])('a migration ends an autovacuum of %s that would take hours, as Postgres has others do', async (_, settings) => {
  await query(`CREATE TABLE vacuumed (number integer, text text) WITH (${settings})`);
  await query('ALTER TABLE vacuumed ALTER COLUMN text SET STORAGE EXTERNAL');
  await query(`INSERT INTO vacuumed SELECT number, repeat('x', 5000) FROM generate_series(1, 5000) number`);
  await query(`UPDATE vacuumed SET text = repeat('y', 5000)`);
  const names = await query<{ name: string }>(`SELECT unnest(array[relname, reltoastrelid::regclass::text]) AS name
    FROM pg_class WHERE oid = 'vacuumed'::regclass`);
  const vacuuming = () =>
    query(`SELECT FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'
      AND query SIMILAR TO '%(${names.map(({ name }) => name).join('|')})%'`);
  // Postgres looks at each database once a minute.
  await until(async () => (await vacuuming()).length > 0, 90_000);
  const config = { databaseUrl: databaseUrl(), poolSize: 1, preparedStatements: true } as ApiConfig;
  const owner = new DataSource({ ...dataSourceOptions(config), migrations: [OfVacuumedTable1900000000000] });
  await owner.initialize();
  await migrateAnd(owner, vacuuming, 300);
  expect(await vacuuming()).toEqual([]);
  expect(await query('SELECT count("laterOn") FROM vacuumed')).toEqual([{ count: '5000' }]);
  await owner.query('DELETE FROM migrations WHERE timestamp = 1900000000000');
  await owner.destroy();
});
