import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';

const api = useApi();

const isWaiting = async () =>
  (await query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length >
  0;

it.each([
  ['password', { currentPassword: 'secret-enough', password: 'quite another' }],
  ['email', { email: 'thief@example.com', firstName: 'Ada', lastName: 'Lovelace' }],
])('refuses a change of the own %s that a reset of the password overtakes', async (what, change) => {
  const input = userInput();
  const { id } = (await api.admin.post('/api/admin/users', input)).body;
  const caller = await api.signIn(input.username, String(input.password));

  const reset = new pg.Client(databaseUrl());
  await reset.connect();
  await reset.query('BEGIN');
  await reset.query(`UPDATE users SET "passwordHash" = 'by the reset' WHERE id = $1`, [id]);
  const changing = caller.put(`/api/auth/account${what === 'password' ? '/password' : ''}`, change);
  await until(isWaiting);
  await reset.query(`DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [id]);
  await reset.query('COMMIT');
  await reset.end();

  expect((await changing).status).toBe(401);
  expect(await query('SELECT email, "passwordHash" FROM users WHERE id = $1', [id])).toEqual([
    { email: input.email, passwordHash: 'by the reset' },
  ]);
});
