import { userInput } from '../../testing/factories';
import { useApi } from '../../testing/use-api';

const api = useApi({ PUBLIC_ORIGIN: 'https://www.example.com' });

// ASVS 6.4.1
it('names the configured host in a link, whatever the request says', async () => {
  const { body } = await api.admin.post('/api/admin/users', userInput());
  for (const host of ['www.example.com', 'evil.example', 'localhost']) {
    const headers = { 'X-Forwarded-Host': host };
    const answer = await api.admin.post(`/api/admin/users/${body.id}/password-reset`, undefined, headers);
    expect(answer.body.link).toMatch(/^https:\/\/www\.example\.com\/admin\/reset\//);
  }
});
