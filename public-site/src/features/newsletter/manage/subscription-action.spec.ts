/** @jest-environment node */
import { subscriptionAction } from './subscription-action';

const post = async (form: string) => {
  const calls: string[] = [];
  const fetch = (address: string, { method = 'GET' } = {}) => {
    calls.push(`${method} ${address}`);
    return Promise.resolve(Response.json({ topic: 'insights', state: 'unsubscribed' }));
  };
  const url = new URL('https://site.example.com/newsletter/token');
  const request = { params: { token: 'token' }, fetch, url, signal: AbortSignal.timeout(1_000) };
  const result = await subscriptionAction(
    request as unknown as Parameters<typeof subscriptionAction>[0],
    new URLSearchParams(form),
  );
  return { calls, result };
};

it.each(['confirm', 'unsubscribe'])('does what a button says, and leads to the page: %s', async (action) => {
  const { calls, result } = await post(`action=${action}`);
  expect(calls).toEqual([`POST /api/newsletter/token/${action}`]);
  expect(result).toMatchObject({ status: 303, location: '/newsletter/token' });
});

it('unsubscribes whose mail program says so, and answers with the page, not a redirect', async () => {
  const { calls, result } = await post('List-Unsubscribe=One-Click');
  expect(calls).toEqual(['POST /api/newsletter/token/unsubscribe', 'GET /api/newsletter/token']);
  expect(result).toEqual({ state: { topic: 'insights', state: 'unsubscribed' } });
});
