import { query } from '../../testing/database';
import { userInput } from '../../testing/factories';
import { siteConfigFile } from '../../testing/site-config-file';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';
import { useMailServer } from '../../testing/use-mail-server';

const environment: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Keystride <site@example.com>',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SITE_CONFIG: siteConfigFile({ name: 'Brightwater & Sons' }),
};
const mailServer = useMailServer(environment);
const api = useApi(environment);

const decoded = (data: string) => data.replace(/=\n/g, '').replace(/=3D/g, '=');

// ASVS 1.3.11
it('emails an invitation to the person alone: the admin does not get the link', async () => {
  const input = userInput({ password: undefined });
  const { body } = await api.admin.post('/api/admin/users', input);
  expect(body.invitation).toMatchObject({ mail: 'sent', link: null, email: input.email });

  const mail = mailServer.mails.at(-1);
  expect(mail).toMatchObject({ from: 'site@example.com', to: [input.email] });
  const text = decoded(String(mail?.data));
  expect(text).toContain('Subject: Your account at Brightwater & Sons');
  expect(text).toContain('An account has been created for you at Brightwater & Sons.');
  expect(text).toContain(`Your username is ${input.username}.`);
  const token = /https:\/\/www\.example\.com\/admin\/invitation\/([\w-]{43})\s/.exec(text)?.[1];
  expect((await api.visitor().post('/api/auth/link/password', { token, password: 'a new secret' })).status).toBe(204);
});

it('emails a reset', async () => {
  const input = userInput();
  const { body } = await api.admin.post('/api/admin/users', input);
  const sent = await api.admin.post(`/api/admin/users/${body.id}/password-reset`);
  expect(sent.body).toMatchObject({ mail: 'sent', link: null });
  expect(decoded(String(mailServer.mails.at(-1)?.data))).toMatch(/\/admin\/reset\/[\w-]{43}\s/);
});

it('says that an email failed, and shows the link to copy', async () => {
  mailServer.refusing = true;
  const input = userInput({ password: undefined });
  const { status, body } = await api.admin.post('/api/admin/users', input);
  expect(status).toBe(201);
  expect(body.invitation).toMatchObject({ mail: 'failed', link: expect.stringContaining('/admin/invitation/') });
  expect(await query('SELECT 1 FROM one_time_links WHERE "userId" = $1', [body.id])).toHaveLength(1);
  await until(() => api.log().some((line) => line.includes('an email was not sent')));
  expect(api.log().join('\n')).not.toContain(body.invitation.link.split('/').at(-1));
});

// ASVS 6.4.1
it('names the configured host in a link, whatever the request says', async () => {
  mailServer.refusing = true;
  const { body } = await api.admin.post('/api/admin/users', userInput());
  for (const host of ['www.example.com', 'evil.example', 'localhost']) {
    const headers = { 'X-Forwarded-Host': host };
    const answer = await api.admin.post(`/api/admin/users/${body.id}/password-reset`, undefined, headers);
    expect(answer.body.link).toMatch(/^https:\/\/www\.example\.com\/admin\/reset\//);
  }
});
