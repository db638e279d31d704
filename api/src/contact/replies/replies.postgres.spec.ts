import pg from 'pg';
import { databaseUrl, query } from '../../../testing/database';
import { contactInput } from '../../../testing/factories';
import { untilNoMailWaits } from '../../../testing/outgoing-mails';
import { until } from '../../../testing/until';
import { untilLockAwaited } from '../../../testing/until-lock-awaited';
import { useApi } from '../../../testing/use-api';
import { useMailServer } from '../../../testing/use-mail-server';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Keystride <site@example.com>',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SCHEDULE_INTERVAL_MS: '20',
};
const mailServer = useMailServer(environment);
const api = useApi(environment);

it('a message stays answered whose answer is given up while somebody answers it again', async () => {
  const { id } = (await api.visitor().post('/api/contact', contactInput())).body;
  await untilNoMailWaits();
  mailServer.refusing = true;
  await api.admin.post(`/api/admin/contact/${id}/replies`, { subject: 'Re: Our doors', text: 'We will call.' });
  const failures = () =>
    query(`SELECT FROM message_events WHERE "mailFailure" IS NOT NULL AND "mailState" = 'waiting'`);
  await until(async () => (await failures()).length > 0);

  const colleague = new pg.Client(databaseUrl());
  await colleague.connect();
  await colleague.query('BEGIN');
  await colleague.query('SELECT FROM contact_submissions FOR UPDATE');
  await colleague.query(
    `INSERT INTO message_events ("messageId", kind, "byName", "mailState") VALUES ($1, 'reply', 'Grace', 'waiting')`,
    [id],
  );
  await query(`UPDATE outgoing_mails SET attempts = 15, "dueAt" = now()`);
  await untilLockAwaited('contact_submissions');
  await colleague.query('COMMIT');
  await colleague.end();

  const givenUp = `SELECT FROM message_events WHERE "mailState" = 'failed'`;
  await until(async () => (await query(givenUp)).length > 0);
  expect((await api.admin.get(`/api/admin/contact/${id}`)).body.state).toBe('answered');
});
