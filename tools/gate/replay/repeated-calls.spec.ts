import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenApi } from '@site/releases';
import { responseDifferences } from './response-differences';
import { CallRecorder } from './call-recorder';
import { repeatCalls } from './repeat-calls';

const text = { type: 'string' };
const post = { type: 'object', properties: { slug: text, minutes: { type: 'number' }, at: text } };
const responsesOf = (schema: object) => ({ '200': { content: { 'application/json': { schema } } } });
/** What a front end uses: it reads no `words` of a post. */
const used: OpenApi = {
  openapi: '3.0.0',
  paths: {
    '/sign-in': { post: { responses: responsesOf({ type: 'object', properties: { token: text } }) } },
    '/posts': { get: { responses: responsesOf({ type: 'array', items: post }) } },
  },
};

interface Behaviour {
  cookie?: string;
  status?: number;
  type?: string;
  posts?: object[];
}

const firstPost = { slug: 'first', minutes: 3, words: 600 };
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** An API that gives posts to whoever has signed in to it: each time with other tokens, at another time. */
async function startApi(behaviour: Behaviour = {}): Promise<string> {
  const { cookie = 'sid=$; HttpOnly', status = 200, type = 'application/json', posts = [firstPost] } = behaviour;
  const [session, token] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      response.setHeader('Set-Cookie', cookie.replace('$', session));
      return response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ token }));
    }
    const isKnown = request.headers.cookie?.includes(session) && request.url?.includes(token);
    response.writeHead(isKnown ? status : 401, { 'Content-Type': type });
    const at = new Date().toISOString();
    return response.end(JSON.stringify(posts.map((one) => ({ at, ...one }))));
  };
  const server = createServer((request, response) => void respond(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Signs in to an API and reads its posts, through a recorder. */
async function record(apiUrl: string): Promise<CallRecorder> {
  const recorder = await CallRecorder.open(apiUrl);
  const signedIn = await fetch(`${recorder.url}/sign-in`, { method: 'POST', body: '{"name":"ada"}' });
  const { token } = (await signedIn.json()) as { token: string };
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  await fetch(`${recorder.url}/posts?token=${token}`, { headers: { cookie } });
  await recorder.close();
  return recorder;
}

/** What is different when the calls made to an API are repeated with another. */
async function differences(before: Behaviour, now: Behaviour): Promise<string[]> {
  const { calls, openedAt } = await record(await startApi(before));
  const moments = { recorded: Date.parse(openedAt), repeated: Date.now() };
  const responses = await repeatCalls(calls, await startApi(now), moments);
  return calls.flatMap(({ request, answer: was }, index) => {
    const [pathname = ''] = request.url.split('?');
    const operation = used.paths[pathname]?.[request.method.toLowerCase()];
    const is = responses[index];
    return operation && is ? responseDifferences(used, operation, { was, is }, moments) : ['was not repeated'];
  });
}

describe('calls that are repeated', () => {
  it('bring the cookies and tokens that are given this time, and find the same', async () => {
    expect(await differences({}, {})).toEqual([]);
  });

  it('may find another value in a field that nobody reads', async () => {
    expect(await differences({}, { posts: [{ ...firstPost, words: 1, more: true }] })).toEqual([]);
  });

  it.each<[string, Behaviour, string]>([
    ['another status', { status: 500 }, 'the status is 500, and was 200'],
    ['another value', { posts: [{ ...firstPost, minutes: 180 }] }, '"[0].minutes" is 180, and was 3'],
    ['a field that is missing', { posts: [{ slug: 'first' }] }, '"[0].minutes" is missing, and was 3'],
    ['an entry more', { posts: [firstPost, firstPost] }, 'the answer has 2 entries, and had 1'],
    [
      'another moment than when it was made',
      { posts: [{ ...firstPost, at: '2020-01-01T00:00:00.000Z' }] },
      '"[0].at" is "2020-01-01T00:00:00.000Z", and was ',
    ],
    ['another type', { type: 'text/plain' }, 'the header content-type is text/plain, and was application/json'],
    ['another cookie', { cookie: 'session=$; HttpOnly' }, 'it no longer sets the cookie "sid"'],
    ['a cookie by other rules', { cookie: 'sid=$' }, 'the cookie "sid" is set with no rules, and was with HttpOnly'],
  ])('find %s', async (_, now, difference) => {
    expect(await differences({}, now)).toContainEqual(expect.stringContaining(difference));
  });

  it('were made one after the other', async () => {
    let open = 0;
    let most = 0;
    const server = createServer(async (request, response) => {
      most = Math.max(most, ++open);
      const sent = await json(request);
      await wait(20);
      open--;
      response.end(JSON.stringify(sent));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const recorder = await CallRecorder.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const send = (number: number) => fetch(recorder.url, { method: 'POST', body: JSON.stringify({ number }) });
    const responses = await Promise.all([1, 2, 3].map(async (number) => (await send(number)).json()));
    await recorder.close();
    expect(responses).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    expect(recorder.calls).toHaveLength(3);
    expect(most).toBe(1);
  });
});
