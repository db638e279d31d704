import { once } from 'node:events';
import net from 'node:net';
import type { Answer } from '../../testing/caller';
import { until } from '../../testing/until';
import { useApi } from '../../testing/use-api';
import { withPostsLocked } from '../../testing/with-posts-locked';

const token = 'a token of the tests';
const inFlight = 3;
const calls = 20;
const api = useApi({ MAX_IN_FLIGHT: `${inFlight}`, ANSWER_CACHE_MS: '0', METRICS_TOKEN: token });

/** More calls than may be in flight, while none is answered: resolves with all answers after `meanwhile`. */
async function searchAtOnce(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Promise<Answer[]> {
  const answers: Answer[] = [];
  const search = async (_: unknown, index: number) =>
    answers.push(await api.visitor().get(`/api/posts?search=words+${index}`));
  let asked: Promise<unknown>[] = [];
  await withPostsLocked(async () => {
    asked = Array.from({ length: calls }, search);
    await until(() => answers.length === calls - inFlight);
    await meanwhile();
  });
  await Promise.all(asked);
  return answers;
}

/** Connections that hold a request each whose body does not end. */
async function slowSenders(count: number, call: string): Promise<net.Socket[]> {
  const { port, hostname } = new URL(api.url());
  const head = `${call} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`;
  const sockets = Array.from({ length: count }, () => net.connect(Number(port), hostname));
  for (const socket of sockets) socket.write(head);
  // By then the API has begun with each of them.
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  return sockets;
}

describe('more requests than the API can work on', () => {
  it('are turned away with 503 and when to come again, while health checks and the rest are answered', async () => {
    const answers = await searchAtOnce();
    const turnedAway = answers.slice(0, calls - inFlight);
    expect(answers.slice(turnedAway.length).map(({ status }) => status)).toEqual(Array(inFlight).fill(200));
    for (const { status, headers, body } of turnedAway) {
      expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-3]$/)]);
      expect(body).toEqual({ statusCode: 503, error: 'Service Unavailable', message: expect.any(String) });
    }
    expect((await api.visitor().get('/api/posts')).status).toBe(200);

    const { text } = await api.visitor().get('/api/metrics', { Authorization: `Bearer ${token}` });
    expect(text).toContain(`api_requests_turned_away_total`);
    expect(text).toMatch(new RegExp(`api_requests_turned_away_total{[^}]*} ${turnedAway.length}\\n`));
  });

  it.each([
    ['that the process lives', '/api/health/live'],
    ['whether what it has is still valid', '/api/content-version'],
  ])('keep nobody from learning %s', async (_, address) => {
    await searchAtOnce(async () => {
      const checks = await Promise.all(Array.from({ length: 10 }, () => api.visitor().get(address)));
      expect(checks.map(({ status }) => status)).toEqual(Array(10).fill(200));
    });
  });
});

it.each(['POST /api/contact', 'GET /api/posts'])('is held up by nobody who sends slowly: %s', async (call) => {
  const sockets = await slowSenders(20, call);
  // What can be answered without a body is answered meanwhile.
  await until(async () => (await api.visitor().get('/api/posts')).status === 200);
  expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => 'open'));
  for (const socket of sockets) socket.destroy();
});
