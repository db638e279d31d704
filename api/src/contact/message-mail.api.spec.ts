import type { Caller } from '../../testing/caller';
import { query } from '../../testing/database';
import { contactInput } from '../../testing/factories';
import { makeMailsDue, secondsUntilDue, waitingMails } from '../../testing/outgoing-mails';
import { readMail } from '../../testing/read-mail';
import { siteConfigFile } from '../../testing/site-config-file';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';
import { useMailServer } from '../../testing/use-mail-server';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Noa: Site, Co. <site@example.com>',
  CONTACT_NOTIFY: 'sales@example.com, boss@example.com',
  PUBLIC_ORIGIN: 'https://www.example.com',
  CONSOLE_ORIGIN: 'https://console.example.com',
  SITE_CONFIG: siteConfigFile({ name: 'Brightwater & Sons' }),
  SCHEDULE_INTERVAL_MS: '20',
  METRICS_TOKEN: 'a token of the tests',
};
const nobodyNamed: NodeJS.ProcessEnv = { ...environment, CONTACT_NOTIFY: '', PUBLIC_ORIGIN: '', CONSOLE_ORIGIN: '' };

const mailServer = useMailServer(environment, nobodyNamed);

const send = async (to: Caller, input: Partial<ReturnType<typeof contactInput>> = {}): Promise<number> => {
  const { status, body } = await to.post('/api/contact', contactInput(input));
  expect(status).toBe(201);
  return body.id;
};

/** As the console shows it. */
const mailOf = async (at: Caller, id: number) => (await at.get(`/api/admin/contact/${id}`)).body.mail;
const untilState = (at: Caller, id: number, state: string) => until(async () => (await mailOf(at, id)).state === state);
/** Sends one, and waits until its first attempt has failed. */
const sendInVain = async (to: Caller): Promise<number> => {
  const id = await send(to);
  await until(async () => (await mailOf(to, id)).failure !== null);
  return id;
};
/** Has the mail server give no reply to the mails that it gets from now on, until the result is called. */
function hesitate(): () => void {
  let resume: () => void = () => undefined;
  mailServer.hesitation = new Promise((resolve) => (resume = resolve));
  return resume;
}

describe('a message of a visitor', () => {
  const server = useApi(environment);

  it('is mailed to all of CONTACT_NOTIFY, with all that is known of its sender, and says so', async () => {
    const api = server.admin;
    const fields = {
      company: 'Analytical Engines',
      phone: '+44 1',
      subject: 'About engines',
      message: 'Grüße 你好\nBye',
    };
    const id = await send(api, fields);
    await untilState(api, id, 'sent');

    expect(mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: 'site@example.com', to: ['sales@example.com', 'boss@example.com'] });
    const { headers, text } = readMail(String(mail?.data));
    expect(headers).toMatchObject({
      from: '"Noa: Site, Co." <site@example.com>',
      to: 'sales@example.com, boss@example.com',
      'reply-to': 'ada@example.com',
      subject: `New message ${id} for Brightwater & Sons`,
    });
    expect(text.trim()).toBe(
      [
        'A visitor has written to Brightwater & Sons.',
        '',
        'Open it in the console:',
        `https://console.example.com/admin/messages?message=${id}`,
        '',
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        'Phone: +44 1',
        'Company: Analytical Engines',
        'Subject: About engines',
        '',
        'Message:',
        '',
        'Grüße 你好',
        'Bye',
      ].join('\n'),
    );
    expect(await mailOf(api, id)).toEqual({
      state: 'sent',
      to: ['sales@example.com', 'boss@example.com'],
      sentAt: expect.any(String),
      failure: null,
    });
    expect(await waitingMails()).toEqual([]);
  });

  // ASVS 1.3.11
  it('puts none of its words into a header, and no line of its own before its text', async () => {
    const api = server.admin;
    const id = await send(api, {
      firstName: 'Ada\r\nBcc: victim@example.net\r\n\r\nOpen it in the console:',
      lastName: 'L\u0085o',
      email: 'a,victim@example.net',
      subject: 'Hi\r\nBcc: victim@example.net',
      phone: '1\nReply-To: evil@example.net',
    });
    await untilState(api, id, 'sent');
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual(['sales@example.com', 'boss@example.com']);
    const { headers, text } = readMail(String(mail?.data));
    expect(Object.keys(headers).sort()).toEqual(
      [
        ...[
          'auto-submitted',
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
        ],
        ...['subject', 'to'],
      ].sort(),
    );
    expect(headers.subject).toBe(`New message ${id} for Brightwater & Sons`);
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Name: Ada Bcc: victim@example.net Open it in the console: L o',
        'Subject: Hi Bcc: victim@example.net',
        'Phone: 1 Reply-To: evil@example.net',
      ]),
    );
    expect(lines.filter((line) => /^(Bcc|Reply-To):/i.test(line))).toEqual([]);
  });

  it('is refused when it holds a character that the database can’t', async () => {
    const { status, body } = await server.admin.post('/api/contact', contactInput({ lastName: 'L\u0000o' }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['lastName']]);
  });

  it('is mailed when it is a sign-up for news, and not when a machine sent it', async () => {
    const api = server.admin;
    await api.post('/api/contact', { ...contactInput(), website: 'https://spam.example' });
    const id = await send(api, { subject: 'Newsletter: real estate insights' });
    await untilState(api, id, 'sent');
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]?.data).toContain('Newsletter: real estate insights');
  });

  it('says that it waits and why, is tried again, and sent once', async () => {
    mailServer.refusing = true;
    const api = server.admin;
    const id = await sendInVain(api);
    expect(await mailOf(api, id)).toEqual({
      state: 'waiting',
      to: ['sales@example.com', 'boss@example.com'],
      sentAt: null,
      failure: 'the mail server refused the address (550)',
    });
    const due = await secondsUntilDue();
    expect(due).toBeGreaterThan(30);
    expect(due).toBeLessThanOrEqual(60);

    mailServer.refusing = false;
    await makeMailsDue();
    await untilState(api, id, 'sent');
    expect((await mailOf(api, id)).failure).toBeNull();
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is counted while it waits for its turn behind mails that the mail server is slow to take', async () => {
    const api = server.admin;
    const resumeFirst = hesitate();
    await send(api);
    await until(() => mailServer.offered === 1);
    await send(api);
    const last = await send(api);
    const resumeOthers = hesitate();
    resumeFirst();
    await until(() => mailServer.offered === 2);
    const { text } = await api.get('/api/metrics', { authorization: `Bearer ${environment.METRICS_TOKEN}` });
    expect(text).toMatch(/^api_mails_waiting\{.*\} 2$/m);
    resumeOthers();
    await untilState(api, last, 'sent');
  });

  it('says that the mail was refused where its addresses were not', async () => {
    mailServer.refusing = 'mail';
    const id = await sendInVain(server.admin);
    expect((await mailOf(server.admin, id)).failure).toBe('the mail server refused the mail (451)');
    mailServer.refusing = false;
    await makeMailsDue();
    await untilState(server.admin, id, 'sent');
  });

  it('is sent again to those alone who have not got it', async () => {
    mailServer.refusing = ['boss@example.com'];
    const api = server.admin;
    const id = await sendInVain(api);
    expect((await mailOf(api, id)).failure).toBe('boss@example.com: the mail server refused the address (550)');
    mailServer.refusing = false;
    await makeMailsDue();
    await untilState(api, id, 'sent');
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['sales@example.com'], ['boss@example.com']]);
    const ids = mailServer.mails.map(({ data }) => readMail(data).headers['message-id']);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes on trying a mail that could not be tried for days', async () => {
    mailServer.refusing = true;
    const api = server.admin;
    const id = await sendInVain(api);
    await query(`UPDATE outgoing_mails SET "createdAt" = now() - interval '3 days', "dueAt" = now()`);
    const attempts = async () => (await query('SELECT attempts FROM outgoing_mails'))[0]?.attempts;
    await until(async () => (await attempts()) === 2 && (await secondsUntilDue()) <= 120);
    expect((await mailOf(api, id)).state).toBe('waiting');
  });

  it('says that it was not mailed once that was tried for a day', async () => {
    mailServer.refusing = true;
    const api = server.admin;
    const id = await sendInVain(api);
    await query(`UPDATE outgoing_mails SET attempts = 15, "dueAt" = now()`);
    await untilState(api, id, 'failed');
    expect((await mailOf(api, id)).failure).toBe('the mail server refused the address (550)');
    expect(await waitingMails()).toEqual([]);
    const reason = 'the mail server refused the address \\(550\\)';
    await until(() =>
      server.log().some((line) => new RegExp(`"Mail \\d+ about message ${id} is given up: ${reason}"`).test(line)),
    );
    expect(server.log().join()).not.toContain('sales@example.com');
  });
});

describe('where email is not set up', () => {
  const server = useApi();

  it('a message says so', async () => {
    const id = await send(server.admin);
    expect(await mailOf(server.admin, id)).toEqual({ state: 'off', to: [], sentAt: null, failure: null });
    expect(await waitingMails()).toEqual([]);
  });
});

describe('where neither receivers nor the address of the site are named', () => {
  const server = useApi(nobodyNamed);

  it("mails go to the site's own address, and link to no host that only a visitor has named", async () => {
    const api = server.admin;
    await untilState(api, await send(api), 'sent');
    const { status, body } = await api.post('/api/contact', contactInput(), { 'X-Forwarded-Host': 'evil.example' });
    expect(status).toBe(201);
    await untilState(api, body.id, 'sent');
    expect(mailServer.mails.map(({ to }) => to)).toEqual([['office@example.org'], ['office@example.org']]);
    const [local = '', foreign = ''] = mailServer.mails.map(({ data }) => readMail(data).text);
    expect(local).toMatch(/http:\/\/127\.0\.0\.1:\d+\/admin\/messages\?message=\d+/);
    expect(foreign).not.toContain('evil.example');
    expect(foreign).not.toContain('http');
  });
});
