import pg from 'pg';
import type { DataSource } from 'typeorm';
import { databaseUrl, query } from '../../testing/database';
import { until } from '../../testing/until';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';
import { withPostsLocked } from '../../testing/with-posts-locked';
import type { ApiConfig } from '../config/api-config';
import { MailQueue } from '../mail/mail-queue';
import { Statements } from './statements';

const api = useApi();
const here = 'datname = current_database()';

it('fails where its connection ends, and takes another the next time', async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl() });
  const statements = new Statements(pool, { preparedStatements: true } as ApiConfig);
  const run = (text: string) => statements.withSettings(['jit = off'], (ask) => ask({ name: text, text }, []));
  const sleeping = run('SELECT pg_sleep(60)');
  const refused = expect(sleeping).rejects.toThrow('terminating connection');
  const running = `FROM pg_stat_activity WHERE ${here} AND query = 'SELECT pg_sleep(60)'`;
  await until(async () => (await query(`SELECT ${running}`)).length > 0);
  await query(`SELECT pg_terminate_backend(pid) ${running}`);
  await refused;
  expect(await run('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await pool.end();
});

it('whoever leaves while the same answer is waited for takes nothing along', async () => {
  const address = `${api.url()}/api/posts?limit=3`;
  let reading: Promise<Response> | undefined;
  await withPostsLocked(async () => {
    reading = fetch(address);
    await untilLockAwaited();
    await expect(fetch(address, { signal: AbortSignal.timeout(300) })).rejects.toThrow();
  });
  expect((await reading)?.status).toBe(200);
});

it('mails go on while a migration of the next version adds a column to theirs', async () => {
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 });
  const statements = new Statements(pool, { preparedStatements: true } as ApiConfig);
  const queue = new MailQueue(statements, {} as DataSource);
  expect(await queue.claim()).toBeNull();
  await query('ALTER TABLE outgoing_mails ADD probe integer');
  expect(await queue.claim()).toBeNull();
  await query('ALTER TABLE outgoing_mails DROP probe');
  await pool.end();
});
