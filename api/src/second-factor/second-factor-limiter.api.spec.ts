import { generateSync } from 'otplib';
import { adminPassword } from '../../testing/api-process';
import { useApi } from '../../testing/use-api';

const api = useApi({ LOGIN_LIMIT_USER: '5' });

// ASVS 6.6.3
it('lets nobody go through codes: a burst counts in full, from whatever address', async () => {
  const { body } = await api.admin.post('/api/auth/account/second-factor', { currentPassword: adminPassword });
  const code = generateSync({ secret: body.secret });
  expect((await api.admin.post('/api/auth/account/second-factor/confirm', { code })).status).toBe(200);

  const attempt = async (index: number) => {
    const caller = api.visitor();
    const headers = { 'X-Forwarded-For': `198.51.100.${index}` };
    await caller.post('/api/admin/login', { username: 'admin', password: adminPassword }, headers);
    return caller.post('/api/admin/login/second-factor', { code: '000000' }, headers);
  };
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => attempt(index)));
  expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect((await attempt(99)).headers.get('retry-after')).toBeTruthy();
});
