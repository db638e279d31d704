import pg from 'pg';
import { databaseUrl } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';

const api = useApi();

it('sets a password by a link while an admin changes the account and ends the link', async () => {
  const { id, invitation } = (await api.admin.post('/api/admin/users', userInput({ password: undefined }))).body;
  const token = String(invitation.link.split('/').at(-1));

  const change = new pg.Client(databaseUrl());
  await change.connect();
  await change.query(`BEGIN; SET LOCAL lock_timeout = '5s'`);
  await change.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
  const setting = api.visitor().post('/api/auth/link/password', { token, password: 'a new secret' });
  await untilLockAwaited();
  // Whoever waits for the user must not have taken the link.
  await change.query('DELETE FROM one_time_links WHERE "userId" = $1', [id]);
  await change.query('COMMIT');
  await change.end();
  expect((await setting).status).toBe(404);
});
