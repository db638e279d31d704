import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';

const token = 'a token of the tests';
const api = useApi({ METRICS_TOKEN: token, ANSWER_CACHE_MS: '60000' });

const authorization = { authorization: `Bearer ${token}` };
const scrape = async () => (await api.visitor().get('/api/metrics', authorization)).text;

async function scrapeWhen(isSo: (text: string) => boolean): Promise<string> {
  let text = '';
  await until(async () => isSo((text = await scrape())));
  return text;
}

describe('GET /api/metrics', () => {
  it('counts by route and status, under the version of the API', async () => {
    await api.visitor().get('/api/posts?limit=1');
    await api.visitor().get('/api/posts?limit=1');
    await api.visitor().get('/api/posts/none-of-this-name');
    await api.visitor().get('/api/made-up-by-somebody');
    // An answer counts when it is over, which its reader may be told first.
    const text = await scrapeWhen((text) => (text.match(/^api_requests_total\{.*\} 1$/gm) ?? []).length >= 4);
    const line = (rest: string) =>
      new RegExp(`^api_requests_total\\{${rest},app="api",version="[0-9a-f]{12}"\\} 1$`, 'm');
    expect(text).toMatch(line('method="GET",route="/api/posts",status="2xx"'));
    expect(text).toMatch(line('method="GET",route="/api/posts/:slug",status="4xx"'));
    expect(text).toMatch(line('method="GET",route="cached response",status="2xx"'));
    expect(text).toMatch(line('method="GET",route="none",status="4xx"'));
    expect(text).not.toContain('made-up');
    expect(text).toMatch(/^api_request_seconds_count\{.*route="\/api\/posts"\} 1$/m);
  });

  it('counts failures of each write from none on: the first is seen as a rise', async () => {
    const text = await scrape();
    for (const [method, route] of [
      ['POST', '/api/contact'],
      ['POST', '/api/admin/pictures'],
      ['PUT', '/api/admin/posts/:id'],
    ]) {
      expect(text).toMatch(
        new RegExp(`^api_requests_total\\{method="${method}",route="${route}",status="5xx",.*\\} 0$`, 'm'),
      );
    }
    expect(text).not.toMatch(/method="GET",[^}]*status="5xx"/);
  });

  it('tells how its connections are used', async () => {
    expect(await scrape()).toMatch(/^api_database_connections\{.*state="idle",.*\} \d+$/m);
    expect(await scrape()).toMatch(/^api_database_waiting\{.*\} 0$/m);
  });

  it('tells how many mails wait', async () => {
    const text = await scrape();
    expect(text).toMatch(/^api_mails_waiting\{.*\} 0$/m);
    expect(text).toMatch(/^api_mails_waiting_seconds\{.*\} 0$/m);
    for (const outcome of ['sent', 'retried', 'given up']) {
      expect(text).toMatch(new RegExp(`^api_mail_attempts_total\\{.*outcome="${outcome}",.*\\} 0$`, 'm'));
    }
  });

  it('is told to nobody without the token', async () => {
    for (const headers of [undefined, { authorization: 'Bearer x' }]) {
      const { status, text } = await api.visitor().get('/api/metrics', headers);
      expect(status).toBe(401);
      expect(text).toContain('METRICS_TOKEN');
    }
  });
});

it('names the version of the API in every line of its log', async () => {
  await api.visitor().get('/api/posts');
  await until(() => api.log().length > 0);
  for (const line of api.log())
    expect(JSON.parse(line)).toMatchObject({ app: expect.stringMatching(/^api@[0-9a-f]{12}$/) });
});
