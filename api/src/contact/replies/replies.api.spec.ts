import pg from 'pg';
import { databaseUrl, query } from '../../../testing/database';
import { contactInput } from '../../../testing/factories';
import { untilNoMailWaits } from '../../../testing/outgoing-mails';
import { readMail } from '../../../testing/read-mail';
import { until } from '../../../testing/until';
import { untilLockAwaited } from '../../../testing/until-lock-awaited';
import { useApi } from '../../../testing/use-api';
import { useMailServer } from '../../../testing/use-mail-server';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Keystride <site@example.com>',
  CONTACT_NOTIFY: 'sales@example.com, boss@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SCHEDULE_INTERVAL_MS: '20',
};

const mailServer = useMailServer(environment);
const api = useApi(environment);

const send = async (overrides: Parameters<typeof contactInput>[0] = {}): Promise<number> =>
  (await api.visitor().post('/api/contact', contactInput({ subject: 'Our doors', ...overrides }))).body.id;
const messageOf = async (id: number) => (await api.admin.get(`/api/admin/contact/${id}`)).body;
const historyOf = async (id: number) => (await api.admin.get(`/api/admin/contact/${id}/history`)).body;
const answer = { subject: 'Re: Our doors', text: 'Dear Ada,\nwe will call.' };
const reply = (id: number, input: object = answer) => api.admin.post(`/api/admin/contact/${id}/replies`, input);
/** To the visitor, in the order in which they came. */
const answers = () =>
  mailServer.mails.filter(({ to }) => to.includes('ada@example.com')).map(({ data }) => readMail(data));

describe('POST /api/admin/contact/{id}/replies', () => {
  it('mails an answer as a person would, and keeps it with the message', async () => {
    const id = await send({ message: 'Two doors, please.\nBye' });
    const { status, body } = await reply(id);
    expect([status, body]).toMatchObject([
      201,
      { kind: 'reply', ...answer, by: 'Site Admin', mail: { state: 'waiting' } },
    ]);
    await untilNoMailWaits();

    const [mail] = answers();
    expect(mail?.headers).toMatchObject({
      from: 'Keystride <site@example.com>',
      to: 'ada@example.com',
      'reply-to': 'sales@example.com, boss@example.com',
      subject: 'Re: Our doors',
    });
    expect(mail?.headers).not.toHaveProperty('auto-submitted');
    expect(mail?.text).toMatch(
      /^Dear Ada,\nwe will call\.\n\nOn \w{3}, .* GMT, Ada Lovelace wrote:\n> Two doors, please\.\n> Bye\n/,
    );
    const { state, answeredAt, assignee } = await messageOf(id);
    expect([state, answeredAt, assignee?.name]).toEqual(['answered', expect.any(String), 'Site Admin']);
    const history: { kind: string; mail: object }[] = await historyOf(id);
    expect(history.map(({ kind }) => kind)).toEqual(['state', 'assignee', 'reply']);
    expect(history.at(-1)?.mail).toEqual({ state: 'sent', sentAt: expect.any(String), failure: null });
    // What was mailed can't be taken back: the clock stays where it stopped.
    await api.admin.patch(`/api/admin/contact/${id}`, { state: 'open' });
    expect((await messageOf(id)).answeredAt).toBe(answeredAt);
    await query(`UPDATE contact_submissions SET "createdAt" = now() - interval '2 days' WHERE id = $1`, [id]);
    expect((await api.admin.get('/api/admin/contact?state=open&overdue=true')).body).toEqual([]);
    expect((await api.admin.get('/api/admin/contact?state=open&overdue=false')).body).toMatchObject([{ id }]);
  });

  it('puts all answers into one thread', async () => {
    const id = await send();
    await reply(id);
    await untilNoMailWaits();
    await reply(id, { ...answer, text: 'One more thing.', knownReplies: 1 });
    await untilNoMailWaits();
    const [first, second] = answers().map(({ headers }) => headers);
    const notice = mailServer.mails.map(({ data }) => readMail(data)).find(({ headers }) => headers['auto-submitted']);
    const root = notice?.headers['message-id'];
    expect([first?.['in-reply-to'], first?.references]).toEqual([root, root]);
    expect([second?.['in-reply-to'], second?.references]).toEqual([
      first?.['message-id'],
      `${root} ${first?.['message-id']}`,
    ]);
  });

  it('refuses an answer whose writer has not seen the one before', async () => {
    const id = await send();
    const [one, other] = await Promise.all([
      reply(id, { ...answer, knownReplies: 0 }),
      reply(id, { ...answer, knownReplies: 0 }),
    ]);
    const [taken, refused] = one.status === 201 ? [one, other] : [other, one];
    expect([taken.status, refused.status, refused.body.message]).toEqual([
      201,
      409,
      expect.stringMatching(/^Somebody has answered this message meanwhile/),
    ]);
    await untilNoMailWaits();
    expect(answers()).toHaveLength(1);
  });

  it.each(['answered', 'closed'])(
    'opens a message again that is %s, once its answer was refused for a day',
    async (now) => {
      const id = await send();
      await untilNoMailWaits();
      mailServer.refusing = true;
      await reply(id);
      await api.admin.patch(`/api/admin/contact/${id}`, { state: now });
      const mail = async () => (await historyOf(id)).find(({ kind }: { kind: string }) => kind === 'reply').mail;
      await until(async () => (await mail()).failure !== null);
      await query(`UPDATE outgoing_mails SET attempts = 15, "dueAt" = now()`);
      await untilNoMailWaits();
      const { state, answeredAt } = await messageOf(id);
      expect([state, answeredAt]).toEqual(['open', null]);
      const [reopened] = await historyOf(id);
      expect(reopened).toMatchObject({ by: 'The mail server', before: now, after: 'open' });
      expect(await mail()).toMatchObject({
        state: 'failed',
        failure: 'the mail server refused the address (550)',
      });
    },
  );

  it('leaves a message answered whose other answer may still be mailed', async () => {
    const id = await send();
    await untilNoMailWaits();
    mailServer.refusing = true;
    await reply(id);
    await reply(id, { ...answer, text: 'One more thing.', knownReplies: 1 });
    const mails = async () => (await historyOf(id)).filter(({ kind }: { kind: string }) => kind === 'reply');
    await until(async () => (await mails()).every(({ mail }: { mail: { failure: unknown } }) => mail.failure !== null));
    const givenUp = `UPDATE outgoing_mails SET attempts = 15, "dueAt" = now()`;
    await query(`${givenUp} WHERE id = (SELECT min(id) FROM outgoing_mails)`);
    await until(async () => (await mails()).at(-1).mail.state === 'failed');
    expect((await messageOf(id)).state).toBe('answered');
    await query(givenUp);
    await untilNoMailWaits();
    expect((await messageOf(id)).state).toBe('open');
  });

  it('opens a message again whose second answer was refused for a day, and leaves it answered in time', async () => {
    const id = await send();
    await reply(id);
    await untilNoMailWaits();
    const { answeredAt } = await messageOf(id);
    mailServer.refusing = true;
    await reply(id, { ...answer, text: 'One more thing.', knownReplies: 1 });
    await until(async () => (await historyOf(id))[0].mail.failure !== null);
    await query(`UPDATE outgoing_mails SET attempts = 15, "dueAt" = now()`);
    await untilNoMailWaits();
    expect(await messageOf(id)).toMatchObject({ state: 'open', answeredAt });
  });

  it('is not mailed once the message was deleted, and says so when that is undone', async () => {
    const id = await send();
    await untilNoMailWaits();
    mailServer.refusing = true;
    await reply(id);
    await until(async () => (await historyOf(id)).at(-1).mail.failure !== null);
    await api.admin.delete(`/api/admin/contact/${id}`);
    mailServer.refusing = false;
    await query(`UPDATE outgoing_mails SET "dueAt" = now()`);
    await untilNoMailWaits();
    expect(answers()).toHaveLength(0);

    await api.admin.post(`/api/admin/contact/${id}/restore`);
    expect((await messageOf(id)).state).toBe('open');
    expect((await historyOf(id)).at(-1)).toMatchObject({
      text: answer.text,
      mail: { state: 'failed', failure: 'the message was deleted' },
    });
  });

  // ASVS 1.3.11
  it('puts no line of the visitor or the writer into the headers', async () => {
    const id = await send({ firstName: 'Ada\r\nBcc: victim@example.net', subject: 'Hi\r\nBcc: victim@example.net' });
    await reply(id, { ...answer, subject: 'Re: Hi\r\nBcc: victim@example.net' });
    await untilNoMailWaits();
    const [mail] = answers();
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.headers.subject).toBe('Re: Hi Bcc: victim@example.net');
    const odd = await send({ email: 'a,victim@example.net' });
    expect((await messageOf(odd)).canReply).toBe(false);
    expect((await reply(odd)).status).toBe(409);
  });

  it.each([
    [{ subject: '' }, { subject: 'Subject is required' }],
    [{ text: ' ' }, { text: 'Message is required' }],
    [{ text: 'x'.repeat(20_001) }, { text: 'Message must be at most 20000 characters' }],
    [{ knownReplies: -1 }, { knownReplies: 'Known replies must be a whole number' }],
  ])('names the field that is wrong: %#', async (overrides, fields) => {
    const { status, body } = await reply(await send(), { ...answer, ...overrides });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  it('is for admins, and for messages that are there', async () => {
    expect((await api.visitor().post('/api/admin/contact/1/replies', answer)).status).toBe(401);
    expect((await reply(999999)).status).toBe(404);
  });
});

describe('templates of replies', () => {
  const address = '/api/admin/reply-templates';
  const template = { name: 'Thanks', text: 'Dear {firstName},\nthank you.' };

  it('are created, listed by name, changed and deleted, each by an admin', async () => {
    const { status, body } = await api.admin.post(address, template);
    expect([status, body]).toEqual([201, { id: expect.any(Number), updatedAt: expect.any(String), ...template }]);
    await api.admin.post(address, { name: 'Call back', text: 'We will call.' });
    expect((await api.admin.get(address)).body.map(({ name }: { name: string }) => name)).toEqual([
      'Call back',
      'Thanks',
    ]);
    const taken = await api.admin.post(address, { ...template, name: 'THANKS' });
    expect([taken.status, taken.body.fields]).toEqual([409, { name: 'Another template already has this name' }]);
    expect((await api.admin.put(`${address}/${body.id}`, { ...template, name: 'Thank you' })).body.name).toBe(
      'Thank you',
    );
    expect((await api.admin.delete(`${address}/${body.id}`)).status).toBe(204);
    expect((await api.admin.delete(`${address}/${body.id}`)).status).toBe(404);
    expect((await api.admin.put(`${address}/${body.id}`, template)).status).toBe(404);
    expect((await api.admin.post(address, { name: '', text: 'x' })).body.fields).toEqual({ name: 'Name is required' });
    for (const method of ['GET', 'POST']) expect((await api.visitor().send(method, address)).status).toBe(401);
  });
});

// The embedded database has one backend, which nothing can wait for.
if (globalThis.testDatabase === 'postgres') {
  it('a message stays answered whose answer is given up while somebody answers it again', async () => {
    const id = await send();
    await untilNoMailWaits();
    mailServer.refusing = true;
    await reply(id);
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
    expect((await messageOf(id)).state).toBe('answered');
  });
}
