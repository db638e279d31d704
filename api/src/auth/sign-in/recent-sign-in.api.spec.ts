import { adminPassword } from '../../../testing/api-process';
import type { Caller } from '../../../testing/caller';
import { query } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { useApi } from '../../../testing/use-api';

const api = useApi();
const again = '/api/auth/account/sign-in-again';
const askedForPassword = {
  statusCode: 403,
  error: 'Forbidden',
  message: 'This changes who has access or what visitors get. Please enter your password again.',
  fields: { currentPassword: 'Please enter your password again' },
};

/** Lets all open sessions be of the day before. */
const growOld = () =>
  query(
    `UPDATE session SET sess =
      jsonb_set(sess::jsonb, '{device,startedAt}', to_jsonb(now() - interval '16 minutes'))::json`,
  );
const member = async () => {
  const input = userInput();
  const admin = await api.signIn('admin', adminPassword);
  const { body } = await admin.post('/api/admin/users', input);
  return { input, id: String(body.id), caller: await api.signIn(input.username, String(input.password)) };
};

describe('a quarter of an hour after the sign-in', () => {
  const sensitive: [string, (admin: Caller, id: string) => ReturnType<Caller['post']>][] = [
    ['adding a user', (admin) => admin.post('/api/admin/users', userInput())],
    ['changing a user', (admin, id) => admin.put(`/api/admin/users/${id}`, userInput({ role: 'admin' }))],
    ['deleting a user', (admin, id) => admin.delete(`/api/admin/users/${id}`)],
    ['removing a second factor', (admin, id) => admin.delete(`/api/admin/users/${id}/second-factor`)],
    ['sending an invitation', (admin, id) => admin.post(`/api/admin/users/${id}/invitation`)],
    ['sending a password reset', (admin, id) => admin.post(`/api/admin/users/${id}/password-reset`)],
    ['ending a session', (admin) => admin.delete('/api/auth/account/sessions/one')],
    ['ending all other sessions', (admin) => admin.delete('/api/auth/account/sessions')],
    [
      'changing the own email',
      (admin) => admin.put('/api/auth/account', { email: 'new@example.com', firstName: 'A', lastName: 'B' }),
    ],
  ];

  // ASVS 7.5.1, 7.5.2
  it.each(sensitive)('%s takes the password again, and is then done', async (_, change) => {
    const { id } = await member();
    const admin = await api.signIn('admin', adminPassword);
    await growOld();
    expect((await change(admin, id)).body).toEqual(askedForPassword);
    expect((await admin.post(again, { currentPassword: adminPassword })).status).toBe(204);
    expect((await change(admin, id)).status).not.toBe(403);
  });

  it('everything else goes on', async () => {
    const { caller, input } = await member();
    await growOld();
    const names = { email: input.email, firstName: 'Grace', lastName: 'Hopper' };
    expect((await caller.put('/api/auth/account', names)).status).toBe(200);
    expect((await caller.get('/api/auth/account/sessions')).status).toBe(200);
  });
});

describe('signing in again', () => {
  // ASVS 7.2.4
  it('opens a new session and ends the one before', async () => {
    const { caller } = await member();
    const before = caller.cookies.get('sid');
    expect((await caller.post(again, { currentPassword: 'secret-enough' })).status).toBe(204);
    expect(caller.cookies.get('sid')).not.toBe(before);
    expect((await caller.get('/api/auth/user')).status).toBe(200);
    expect((await api.visitor().get('/api/auth/user', { Cookie: `sid=${before}` })).status).toBe(401);
  });

  // ASVS 16.3.1
  it('is refused with a wrong password, which leaves the session as it was, and is recorded', async () => {
    const { caller, id } = await member();
    const { status, body } = await caller.post(again, { currentPassword: 'wrong' });
    expect([status, body.fields]).toEqual([400, { currentPassword: 'This is not your current password' }]);
    expect((await caller.get('/api/auth/user')).status).toBe(200);
    await caller.post(again, { currentPassword: 'secret-enough' });
    const rows = await query('SELECT action FROM audit_log WHERE "actorId" = $1 ORDER BY id', [id]);
    expect(rows.map(({ action }) => action)).toEqual(['signIn', 'signInFailed', 'signInAgain']);
  });

  it('is for those who are signed in', async () => {
    expect((await api.visitor().post(again, { currentPassword: adminPassword })).status).toBe(401);
  });
});
