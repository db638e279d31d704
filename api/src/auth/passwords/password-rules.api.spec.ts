import { endApi, runApi } from '../../../testing/api-process';
import { emptyDatabase } from '../../../testing/database';
import { userInput } from '../../../testing/factories';
import { siteConfigFile } from '../../../testing/site-config-file';
import { useApi } from '../../../testing/use-api';

const common = 'This password is one of the most common ones. Please choose another.';
const known = 'This password is made of names that others can guess. Please choose another.';

describe('a new password', () => {
  const api = useApi({ PASSWORD_MINIMUM: '8' });
  const create = (password: string) => api.admin.post('/api/admin/users', userInput({ password }));

  // ASVS 6.1.2, 6.2.1, 6.2.4, 6.2.11
  it.each([
    ['seven77', 'Password must be at least 8 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['password123', common],
    ['QWERTYUIOP', common],
    ['Keystride-2026!', known],
    ['admin.Keystride.99', known],
    ['lovelace1815', known],
  ])('is refused when it is %s: %s', async (password, sentence) => {
    const { status, body } = await create(password);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ password: sentence });
  });

  // ASVS 6.2.5, 6.2.9
  it.each([
    'eight 88',
    'x y'.repeat(42),
    'ünïcödé ❤ wörds',
    'all small letters',
    '        9 blanks',
    'lovelace and a difference',
  ])('may be of any characters: %s', async (password) => {
    const { status, body } = await create(password);
    expect(status).toBe(201);
    await api.signIn(body.username, password);
  });

  // ASVS 6.2.8
  it('is taken as it is, not cut and whatever the case', async () => {
    const password = `${'long '.repeat(24)}end`;
    const { body } = await create(password);
    for (const other of [password.slice(0, -1), password.toUpperCase(), ` ${password}`]) {
      const { status } = await api.visitor().post('/api/admin/login', { username: body.username, password: other });
      expect(status).toBe(401);
    }
  });

  // ASVS 6.1.3, 6.2.12, 6.3.4
  it('meets the same rules wherever it is set', async () => {
    const input = userInput();
    const { body: user } = await api.admin.post('/api/admin/users', input);
    const owner = await api.signIn(input.username, String(input.password));
    const change = { currentPassword: input.password, password: 'password123' };
    const { body: reset } = await api.admin.post(`/api/admin/users/${user.id}/password-reset`);
    const token = String(reset.link).split('/').at(-1);
    const answers = [
      await owner.put('/api/auth/account/password', change),
      await api.admin.put(`/api/admin/users/${user.id}`, { ...input, password: 'password123' }),
      await api.visitor().post('/api/auth/link/password', { token, password: 'password123' }),
    ];
    for (const { status, body } of answers) expect([status, body.fields]).toEqual([400, { password: common }]);
    expect((await api.visitor().post('/api/auth/link', { token })).body.passwordMinimum).toBe(8);
    expect((await owner.get('/api/auth/account')).body.passwordMinimum).toBe(8);
  });

  it('leaves accounts with a shorter one from before their way in', async () => {
    const { status, body } = await api.visitor().post('/api/admin/login', { username: 'nobody', password: 'short' });
    expect([status, body.message]).toEqual([401, 'Invalid credentials']);
  });
});

// ASVS 6.1.2, 6.2.11
describe('a new password at another company', () => {
  const api = useApi({ SITE_CONFIG: siteConfigFile({ name: 'Müller & Söhne, Großmüller Løvås' }) });

  it.each([
    ['Müller2026', 400],
    ['mueller2026', 400],
    ['muller.soehne-26', 400],
    ['Mu\u0308ller2026', 400],
    ['grossmuller1', 400],
    ['lovas2026', 400],
    ['Keystride-2026!', 201],
    ['mueller und soehne', 201],
  ])('is %s: %i', async (password, status) => {
    const answer = await api.admin.post('/api/admin/users', userInput({ password }));
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.fields).toEqual({ password: known });
  });
});

// ASVS 6.3.2
it('keeps the API from starting when the first admin’s is a common one', async () => {
  await emptyDatabase();
  const process = await runApi({ ADMIN_PASSWORD: 'password123' });
  expect(process.message).toEqual({ type: 'failed', message: `ADMIN_PASSWORD can’t be used. ${common}` });
  await endApi(process);
});
