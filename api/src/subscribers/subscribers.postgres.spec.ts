import { signUpMessage } from '@site/contracts';
import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';
import { useMailServer } from '../../testing/use-mail-server';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Keystride <site@example.com>',
  PUBLIC_ORIGIN: 'https://www.example.com',
};
useMailServer(environment);
const api = useApi(environment);

it('a subscription that is confirmed while its address is entered again stays confirmed', async () => {
  const email = 'ada@example.com';
  const subject = 'Newsletter: insights';
  const signUp = () =>
    api.visitor().post('/api/contact', contactInput({ email, subject, message: signUpMessage('Ada Lovelace', email) }));
  await signUp();
  const confirming = new pg.Client(databaseUrl());
  await confirming.connect();
  await confirming.query('BEGIN');
  await confirming.query(`UPDATE subscribers SET state = 'subscribed', "confirmedAt" = now()`);
  const again = signUp();
  await untilLockAwaited();
  await confirming.query('COMMIT');
  await confirming.end();
  expect((await again).status).toBe(201);
  expect(await query('SELECT state FROM subscribers')).toEqual([{ state: 'subscribed' }]);
});
