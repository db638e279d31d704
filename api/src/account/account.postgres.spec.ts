import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';

const api = useApi();

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
  await untilLockAwaited();
  await reset.query(`DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`, [id]);
  await reset.query('COMMIT');
  await reset.end();

  expect((await changing).status).toBe(401);
  expect(await query('SELECT email, "passwordHash" FROM users WHERE id = $1', [id])).toEqual([
    { email: input.email, passwordHash: 'by the reset' },
  ]);
});

it('opens no session by the password alone while a second factor is turned on', async () => {
  const input = userInput();
  const { id } = (await api.admin.post('/api/admin/users', input)).body;
  const owner = await api.signIn(input.username, String(input.password));
  await owner.post('/api/auth/account/second-factor', { currentPassword: input.password });

  const confirming = new pg.Client(databaseUrl());
  await confirming.connect();
  await confirming.query('BEGIN');
  await confirming.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
  await confirming.query('UPDATE second_factors SET "enabledAt" = now() WHERE "userId" = $1', [id]);
  const thief = api.visitor();
  const signingIn = thief.post('/api/admin/login', { username: input.username, password: input.password });
  await untilLockAwaited();
  await confirming.query('COMMIT');
  await confirming.end();

  expect((await signingIn).status).toBe(202);
  expect((await thief.get('/api/auth/account')).status).toBe(401);
});

it.each([
  ['the session is ended', `DELETE FROM session WHERE sess -> 'passport' ->> 'user' = $1`],
  ['a second factor is turned on', 'UPDATE second_factors SET "enabledAt" = now() WHERE "userId" = $1'],
])('does not sign in again while %s', async (_, statement) => {
  const input = userInput();
  const { id } = (await api.admin.post('/api/admin/users', input)).body;
  const caller = await api.signIn(input.username, String(input.password));
  await caller.post('/api/auth/account/second-factor', { currentPassword: input.password });

  const ending = new pg.Client(databaseUrl());
  await ending.connect();
  await ending.query('BEGIN');
  await ending.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
  const signingIn = caller.post('/api/auth/account/sign-in-again', { currentPassword: input.password });
  await untilLockAwaited();
  await ending.query(statement, [id]);
  await ending.query('COMMIT');
  await ending.end();

  expect((await signingIn).status).toBe(401);
  expect((await caller.get('/api/auth/account')).status).toBe(401);
});
