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
  protected readonly statements = ['ALTER TABLE vacuumed ADD "laterOn" integer'];
}

it('a migration ends an autovacuum that would take hours, as Postgres has others do', async () => {
  await query(`CREATE TABLE vacuumed (number integer, text text) WITH (autovacuum_vacuum_threshold = 0,
    autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`);
  await query(`INSERT INTO vacuumed SELECT number, repeat('x', 2000) FROM generate_series(1, 20000) number`);
  await query('UPDATE vacuumed SET number = -number');
  const vacuuming = () =>
    query(`SELECT FROM pg_stat_activity WHERE backend_type = 'autovacuum worker' AND query LIKE '%public.vacuumed%'`);
  // Postgres looks at each database once a minute.
  await until(async () => (await vacuuming()).length > 0, 90_000);
  const config = { databaseUrl: databaseUrl(), poolSize: 1, preparedStatements: true } as ApiConfig;
  const owner = new DataSource({ ...dataSourceOptions(config), migrations: [OfVacuumedTable1900000000000] });
  await owner.initialize();
  await migrateAnd(owner, vacuuming, 300);
  expect(await vacuuming()).toEqual([]);
  expect(await query('SELECT count("laterOn") FROM vacuumed')).toEqual([{ count: '0' }]);
  await owner.destroy();
});
