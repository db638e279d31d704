import { query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { makeMailsDue, untilNoMailWaits, waitingMails } from '../../testing/outgoing-mails';
import { readMail } from '../../testing/read-mail';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';
import { useMailServer } from '../../testing/use-mail-server';

const path = '/api/auth/forgotten-password';

describe('POST /api/auth/forgotten-password', () => {
  const environment: NodeJS.ProcessEnv = {
    MAIL_FROM: 'site@example.com',
    PUBLIC_ORIGIN: 'https://www.example.com',
    SCHEDULE_INTERVAL_MS: '20',
    LOGIN_LIMIT_ADDRESS: '5',
  };
  const mailServer = useMailServer(environment);
  const api = useApi(environment);

  let address = 0;
  /** Each from an address of its own, unless a test names one. */
  const ask = (username: string, from = `203.0.113.${++address}`) =>
    api.visitor().post(path, { username }, { 'X-Forwarded-For': from });
  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to.includes(email));
  const member = async (overrides: Partial<ReturnType<typeof userInput>> = {}) => {
    const input = userInput(overrides);
    return { ...input, id: String((await api.admin.post('/api/admin/users', input)).body.id) };
  };
  const tokenIn = (data: string) => /\/admin\/reset\/([\w-]{43})/.exec(readMail(data).text)?.[1];

  it('mails a link, which sets a new password once; whatever the case of the name', async () => {
    const { username, email } = await member();
    expect((await api.visitor().get(path)).body).toEqual({ byMail: true });
    expect((await ask(username.toUpperCase())).status).toBe(204);
    await until(() => mailsTo(email).length === 1);
    const { headers, text } = readMail(String(mailsTo(email)[0]?.data));
    expect(headers.subject).toBe('A new password for your account at Keystride');
    expect(text).toContain('Someone asked for a new password for your account at Keystride.');
    const token = /https:\/\/www\.example\.com\/admin\/reset\/([\w-]{43})\s/.exec(text)?.[1];
    const set = () => api.visitor().post('/api/auth/link/password', { token, password: 'a new secret' });
    expect((await set()).status).toBe(204);
    expect((await set()).status).toBe(404);
    await untilNoMailWaits();
    const [line] = await query(`SELECT * FROM audit_log WHERE action = 'mailPasswordReset'`);
    expect(line).toMatchObject({ target: 'user', targetName: username, actorId: null });
  });

  // ASVS 6.4.3
  it('answers alike whether there is an account or not, and whatever its state', async () => {
    const active = await member();
    const inactive = await member({ isActive: false });
    const invited = await member({ password: undefined });
    const invitations = mailServer.mails.length;
    const answers = [];
    for (const name of [active.username, 'nobody', inactive.username, invited.username]) {
      const { status, text, headers } = await ask(name);
      const comparable = [...headers].filter(([header]) => !['date', 'x-request-id'].includes(header));
      answers.push({ status, text, headers: comparable });
    }
    expect(answers[0]?.status).toBe(204);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await untilNoMailWaits();
    expect(mailServer.mails.slice(invitations).flatMap(({ to }) => to)).toEqual([active.email]);
  });

  // ASVS 6.4.3
  it('looks nobody up while it answers: the same statements for every name', async () => {
    const { username } = await member();
    await query('ALTER TABLE users RENAME TO users_away');
    const answers = [await ask(username), await ask('nobody')];
    await query('ALTER TABLE users_away RENAME TO users');
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await makeMailsDue();
    await untilNoMailWaits();
  });

  it('is counted by address, aloud', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(`somebody ${time}`, '192.0.2.7')).status).toBe(204);
    const { status, headers } = await ask('somebody else', '192.0.2.7');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('fills nobody’s mailbox: three mails an hour for one name, and nobody is told', async () => {
    const { username, email } = await member({ username: 'mia' });
    // In lower case Postgres makes one letter of the second, JavaScript two.
    for (let time = 0; time < 3; time += 1) {
      expect([(await ask(username)).status, (await ask('mİa')).status]).toEqual([204, 204]);
    }
    await untilNoMailWaits();
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('keeps no token, nor the name of nobody', async () => {
    const { username, email } = await member();
    mailServer.refusing = true;
    await ask(username);
    await ask('a typed secret');
    // The other name is taken out when its turn comes.
    await until(async () => (await waitingMails()).length === 1);
    mailServer.refusing = false;
    const rows = await waitingMails();
    expect(JSON.stringify(rows)).not.toContain('a typed secret');
    await makeMailsDue();
    await until(() => mailsTo(email).length === 1);
    const token = String(tokenIn(String(mailsTo(email)[0]?.data)));
    expect(JSON.stringify(await query('SELECT * FROM one_time_links'))).not.toContain(token);
    await untilNoMailWaits();
  });

  it('leaves a link alone that an admin has made since', async () => {
    const { id, username, email } = await member();
    mailServer.refusing = true;
    await ask(username);
    await until(async () => (await query('SELECT 1 FROM outgoing_mails WHERE attempts > 0')).length === 1);
    const { body } = await api.admin.post(`/api/admin/users/${id}/password-reset`);
    expect(body.mail).toBe('failed');
    mailServer.refusing = false;
    expect(await waitingMails()).toEqual([]);
    expect(mailsTo(email)).toEqual([]);
    const token = String(body.link).split('/').at(-1);
    expect((await api.visitor().post('/api/auth/link', { token })).status).toBe(200);
  });

  it.each([[{}], [{ username: ' ' }], [{ username: 'x'.repeat(256) }], [{ username: 7 }]])(
    'refuses %j with 400',
    async (body) => {
      const { status, body: problem } = await api.visitor().post(path, body, { 'X-Forwarded-For': '198.51.100.9' });
      expect(status).toBe(400);
      expect(problem.fields).toHaveProperty('username');
    },
  );
});

describe('where no email is sent', () => {
  const api = useApi();

  it('says so, and whom to ask', async () => {
    expect((await api.visitor().get(path)).body).toEqual({ byMail: false });
    const { status, body } = await api.visitor().post(path, { username: 'admin' });
    expect(status).toBe(409);
    expect(body.message).toBe('This site can’t send email. Ask an admin to reset your password.');
    expect(await waitingMails()).toEqual([]);
  });
});

describe('where nobody has said what the site is called', () => {
  const environment: NodeJS.ProcessEnv = { MAIL_FROM: 'site@example.com', SCHEDULE_INTERVAL_MS: '20' };
  useMailServer(environment);
  const api = useApi(environment);

  // ASVS 6.4.3
  it('mails no link to a host that whoever asks has made up', async () => {
    const foreign = { 'X-Forwarded-Host': 'evil.example' };
    expect((await api.visitor().get(path, foreign)).body).toEqual({ byMail: false });
    expect((await api.visitor().post(path, { username: 'admin' }, foreign)).status).toBe(409);
    expect((await api.visitor().get(path)).body).toEqual({ byMail: true });
  });
});
