import { newsletterTopic, signUpMessage } from '@site/contracts';
import pg from 'pg';
import { databaseUrl, query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { untilNoMailWaits, waitingMails } from '../../testing/outgoing-mails';
import { parseCsv } from '../../testing/parse-csv';
import { readMail } from '../../testing/read-mail';
import { siteConfigFile } from '../../testing/site-config-file';
import { until } from '../../testing/until';
import { untilLockAwaited } from '../../testing/until-lock-awaited';
import { useApi } from '../../testing/use-api';
import { useMailServer } from '../../testing/use-mail-server';
import { moveSignUps } from '../database/migrations/32-subscribers';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Keystride <site@example.com>',
  CONTACT_NOTIFY: 'sales@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SITE_CONFIG: siteConfigFile({ name: 'Brightwater & Sons' }),
  SCHEDULE_INTERVAL_MS: '20',
};
const mailServer = useMailServer(environment);

/** As the form on a page sends it. */
const signUpInput = (email = 'ada@example.com', topic = 'insights') =>
  contactInput({
    ...{ email, subject: `Newsletter: ${topic}`, message: signUpMessage('Ada Lovelace', email) },
    sourcePage: '/real-estate',
  });

describe('where email is set up', () => {
  const api = useApi(environment);
  // Mails first, as who sends one takes them: the other way round, both could wait for each other.
  const tables = ['outgoing_mails', 'subscribers', 'contact_submissions', 'rate_limits'];
  beforeEach(() => query(tables.map((table) => `DELETE FROM ${table}`).join('; ')));

  const signUp = (email?: string, topic?: string) => api.visitor().post('/api/contact', signUpInput(email, topic));
  const list = async (search = '') => (await api.admin.get(`/api/admin/subscribers${search}`)).body;
  const linkIn = (data: string | undefined) => /https:\/\/www\.example\.com\/newsletter\/([\w-]+)/.exec(data ?? '');
  const signedUp = async () => {
    await signUp();
    await untilNoMailWaits();
    const token = linkIn(mailServer.mails.at(-1)?.data.replace(/=\n/g, ''))?.[1];
    return `/api/newsletter/${token}`;
  };

  it('a sign-up is no message, and a subscriber once its address has confirmed that', async () => {
    const { status, body } = await signUp();
    expect([status, body]).toEqual([201, { id: expect.any(Number), createdAt: expect.any(String) }]);
    await untilNoMailWaits();
    expect((await api.admin.get('/api/admin/contact')).body).toEqual([]);
    expect(await list()).toEqual([
      {
        ...{ id: expect.any(Number), firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
        ...{ topic: 'insights', state: 'pending', sourcePage: '/real-estate', createdAt: expect.any(String) },
        ...{ confirmedAt: null, unsubscribedAt: null },
      },
    ]);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const { headers, text } = readMail(String(mailServer.mails[0]?.data));
    expect(headers.subject).toBe('Confirm that you want news from Brightwater & Sons');
    expect(text).toContain('Somebody, most likely you, asked Brightwater & Sons to send news to this address.');
    const [link, token] = linkIn(text) ?? [];
    expect(headers['list-unsubscribe']).toBe(`<${link}>`);
    // It may reach a stranger: none of what was typed stands in it.
    expect(text).not.toContain('Ada');

    // Programs that scan mails open what they find there.
    const address = `/api/newsletter/${token}`;
    expect((await api.visitor().get(address)).body).toEqual({ topic: 'insights', state: 'pending' });
    for (let time = 0; time < 2; time += 1) {
      expect((await api.visitor().post(`${address}/confirm`)).body.state).toBe('subscribed');
    }
    expect((await list('?state=subscribed&search=ada@'))[0].confirmedAt).toEqual(expect.any(String));
  });

  it('one link ends the subscription, at any time and more than once', async () => {
    const address = await signedUp();
    await api.visitor().post(`${address}/confirm`);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await api.visitor().post(`${address}/unsubscribe`);
      expect([status, body.state]).toEqual([200, 'unsubscribed']);
    }
    expect(await list('?state=subscribed')).toEqual([]);
    // An old link can't begin it again: the address is asked anew.
    expect((await api.visitor().post(`${address}/confirm`)).body.state).toBe('unsubscribed');
    expect(api.log()).not.toContain(address);
  });

  it('who has left and is entered again has confirmed nothing, and has left until that is confirmed', async () => {
    const address = await signedUp();
    await api.visitor().post(`${address}/confirm`);
    await api.visitor().post(`${address}/unsubscribe`);
    const [{ unsubscribedAt }] = await list();
    await query(`UPDATE subscribers SET "askedAt" = now() - interval '61 minutes'`);
    await signUp();
    await untilNoMailWaits();
    expect(await list()).toMatchObject([{ state: 'pending', confirmedAt: null, unsubscribedAt }]);
    await api.visitor().post(`${address}/confirm`);
    expect(await list()).toMatchObject([
      { state: 'subscribed', confirmedAt: expect.any(String), unsubscribedAt: null },
    ]);
  });

  it('who has left has left, also while the address waits for its answer about another topic', async () => {
    const address = await signedUp();
    await api.visitor().post(`${address}/confirm`);
    await api.visitor().post(`${address}/unsubscribe`);
    await query(`UPDATE subscribers SET "askedAt" = now() - interval '60 days'`);
    await signUp('ada@example.com', 'another');
    await signUp();
    await untilNoMailWaits();
    expect((await list('?state=unsubscribed')).map(({ topic }: { topic: string }) => topic)).toEqual(['insights']);
    await api.visitor().post(`${address}/confirm`);
    expect(await list('?state=subscribed')).toEqual([]);
  });

  it('an address is asked once an hour, and stays one subscriber, whatever its case and however often it is entered', async () => {
    await Promise.all([signUp(), signUp('ADA@example.com'), signUp()]);
    await untilNoMailWaits();
    expect(mailServer.mails).toHaveLength(1);
    expect(await list()).toHaveLength(1);
    await query(`UPDATE subscribers SET "askedAt" = now() - interval '61 minutes'`);
    await signUp();
    await untilNoMailWaits();
    expect(mailServer.mails).toHaveLength(2);
  });

  it('an address is asked three times in a month, also where it refuses each time', async () => {
    for (let time = 0; time < 6; time += 1) {
      await signUp('eve@example.com');
      await untilNoMailWaits();
      const [row] = await query<{ token: string }>('SELECT token FROM subscribers');
      await api.visitor().post(`/api/newsletter/${row?.token}/unsubscribe`);
      await query(`UPDATE subscribers SET "askedAt" = now() - interval '61 minutes'`);
    }
    expect(mailServer.mails).toHaveLength(3);
    expect(await list()).toMatchObject([{ state: 'unsubscribed' }]);
    await query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'newsletter:%'`);
    await signUp('eve@example.com');
    await untilNoMailWaits();
    expect(mailServer.mails).toHaveLength(4);
  });

  it('an address is asked once an hour, whatever topics it is entered for', async () => {
    await signUp('ada@example.com', 'insights');
    await signUp('Ada@example.com', 'product news');
    await untilNoMailWaits();
    expect(mailServer.mails).toHaveLength(1);
    expect(await list()).toHaveLength(2);
    await query(`UPDATE subscribers SET "askedAt" = now() - interval '61 minutes' WHERE "askedAt" IS NOT NULL`);
    await signUp('ada@example.com', 'product news');
    await untilNoMailWaits();
    expect(mailServer.mails).toHaveLength(2);
  });

  it('a confirmation that the mail server refuses for a day is given up, and the log says whose', async () => {
    mailServer.refusing = true;
    await signUp();
    const [{ id }] = await list();
    const logs = (what: string) =>
      until(() => api.log().some((line) => line.includes(`about subscriber ${id} ${what}: `)));
    await logs('was not sent');
    await query(`UPDATE outgoing_mails SET attempts = 15, "dueAt" = now()`);
    await logs('is given up');
    await untilNoMailWaits();
    expect(api.log().join()).not.toContain('ada@example.com');
  });

  it('the answer to a sign-up does not tell whether the address is known', async () => {
    const address = await signedUp();
    await api.visitor().post(`${address}/confirm`);
    const { status, body } = await signUp();
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'createdAt']]);
    expect(await waitingMails()).toEqual([]);
    expect((await list())[0].state).toBe('subscribed');
  });

  it('what a person wrote under such a subject stays a message', async () => {
    await api.visitor().post('/api/contact', contactInput({ subject: 'Newsletter: insights' }));
    expect(await list()).toEqual([]);
    expect((await api.admin.get('/api/admin/contact')).body).toHaveLength(1);
    expect(newsletterTopic({ subject: 'Newsletter: ', message: signUpMessage('A', 'a@b.c') })).toBeNull();
  });

  it('sign-ups that were messages before become subscribers, once for each address', async () => {
    const insert = (email: string, message: string) =>
      query(
        `INSERT INTO contact_submissions ("firstName", "lastName", email, subject, message)
          VALUES ('Ada', 'Lovelace', $1, 'Newsletter: insights', $2)`,
        [email, message],
      );
    await insert('ada@example.com', signUpMessage('Ada Lovelace', 'ada@example.com'));
    await insert('Ada@example.com', signUpMessage('Ada Lovelace', 'Ada@example.com'));
    await insert('bo@example.com', 'Please call me about your newsletter.');
    for (const statement of moveSignUps) await query(statement);
    expect(await list()).toMatchObject([{ email: 'ada@example.com', topic: 'insights', state: 'subscribed' }]);
    expect((await api.admin.get('/api/admin/contact')).body).toMatchObject([{ email: 'bo@example.com' }]);
  });

  it('are exported as CSV, deleted by admins, and shown to nobody else', async () => {
    await signedUp();
    const { text, headers } = await api.admin.get('/api/admin/subscribers/export.csv');
    expect(headers.get('content-disposition')).toMatch(/filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/);
    const [heads, row] = parseCsv(text.replace(/^\uFEFF/, ''));
    expect(heads).toContain('Unsubscribe path');
    expect(row).toEqual(expect.arrayContaining(['ada@example.com', 'insights', 'pending', '/real-estate']));
    const [{ id }] = await list();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export.csv'],
      ['DELETE', `/${id}`],
    ] as const) {
      expect((await api.visitor().send(method, `/api/admin/subscribers${path}`)).status).toBe(401);
    }
    expect((await api.admin.delete(`/api/admin/subscribers/${id}`)).status).toBe(204);
    expect((await api.admin.delete(`/api/admin/subscribers/${id}`)).status).toBe(404);
    expect((await api.admin.get('/api/admin/subscribers?state=lost')).status).toBe(400);
  });

  it('are exported as the screen filters them', async () => {
    const address = await signedUp();
    await api.visitor().post(`${address}/unsubscribe`);
    await signUp('bo@example.com');
    const emailsOf = async (search: string) => {
      const { text } = await api.admin.get(`/api/admin/subscribers/export.csv${search}`);
      return parseCsv(text)
        .slice(1)
        .map((row) => row[3]);
    };
    expect(await emailsOf('')).toEqual(['bo@example.com', 'ada@example.com']);
    expect(await emailsOf('?state=pending')).toEqual(['bo@example.com']);
    expect(await emailsOf('?state=unsubscribed&search=ADA@')).toEqual(['ada@example.com']);
    expect(await emailsOf('?state=pending&search=ada@')).toEqual([]);
    expect((await api.admin.get('/api/admin/subscribers/export.csv?state=lost')).status).toBe(400);
  });

  it.each(['x', 'x'.repeat(43)])('answers 404 for a link that is none: %s', async (token) => {
    for (const call of ['confirm', 'unsubscribe']) {
      expect((await api.visitor().post(`/api/newsletter/${token}/${call}`)).status).toBe(404);
    }
    expect((await api.visitor().get(`/api/newsletter/${token}`)).status).toBe(404);
  });

  // The embedded database has one backend, which nothing can wait for.
  if (globalThis.testDatabase === 'postgres') {
    it('a subscription that is confirmed while its address is entered again stays confirmed', async () => {
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
  }
});

describe('where email is not set up', () => {
  const api = useApi();

  it('a sign-up is a subscriber at once, of an address that nobody confirmed', async () => {
    await api.visitor().post('/api/contact', signUpInput());
    const { body } = await api.admin.get('/api/admin/subscribers');
    expect(body).toMatchObject([{ state: 'subscribed', confirmedAt: null }]);
    expect(await waitingMails()).toEqual([]);
  });

  it('nobody signs an address up again that has left', async () => {
    const list = async () => (await api.admin.get('/api/admin/subscribers?search=bo@')).body;
    const signUp = () => api.visitor().post('/api/contact', signUpInput('bo@example.com'));
    await signUp();
    const [row] = await query<{ token: string }>(`SELECT token FROM subscribers WHERE email = 'bo@example.com'`);
    await api.visitor().post(`/api/newsletter/${row?.token}/unsubscribe`);
    const before = await list();
    expect(before).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: expect.any(String) }]);
    const { status, body } = await signUp();
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'createdAt']]);
    expect(await list()).toEqual(before);
  });
});
