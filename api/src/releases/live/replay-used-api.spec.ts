import type { OpenApi, Operation } from '@site/releases';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { replayUsedApi } from './replay-used-api';

/** An API that answers each path as the test says, and those that it was asked for. */
let answers: Record<string, (response: ServerResponse) => void>;
let asked: string[];
const server = createServer(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`);
  (answers[url] ?? status(404))(response);
});
const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('{"message":"no"}');

const ok = {
  content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Post' } } } },
};
const one = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } } };
const pathParameter = { name: 'slug', in: 'path', required: true };
const get = (operation: Partial<Operation> = {}) => ({ get: { responses: { 200: ok }, ...operation } });
const components: OpenApi['components'] = {
  schemas: { Post: { type: 'object', properties: { slug: { type: 'string' } }, required: ['slug'] } },
};
const described: OpenApi = {
  openapi: '3.0.0',
  components,
  paths: {
    '/posts/{slug}/next': get({ parameters: [pathParameter], responses: { 200: one } }),
    '/posts': get({ parameters: [{ name: 'limit', in: 'query', required: false }] }),
    '/own': get({ security: [{ cookie: [] }] }),
    '/search': get({ parameters: [{ name: 'words', in: 'query', required: true }] }),
    '/things/{slug}': get({ parameters: [pathParameter] }),
    '/logout': { ...get({ responses: { 302: {} } }), post: { responses: { 200: ok } } },
    '/me': get(),
  },
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'replay-'));
const offeredFile = path.join(folder, 'openapi.json');
let origin: string;
beforeAll(async () => {
  writeFileSync(offeredFile, JSON.stringify(described));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
const posts = [{ slug: 'a/b' }, { slug: 'c' }];
beforeEach(() => {
  asked = [];
  answers = { '/posts': json(posts), '/posts/a%2Fb/next': json({ slug: 'c' }), '/me': status(401) };
});

/** The release does not say which calls need a session. */
const used = JSON.stringify(described).replace('"security":[{"cookie":[]}],', '');
const replay = (text = used, deadlineMs = 10_000) =>
  replayUsedApi({ used: text, offeredFile, who: 'site@1', origin, deadlineMs });

it('makes the calls that anybody may make, those for one thing with the first of its list', async () => {
  expect(await replay()).toEqual({ refusals: [], skipped: [] });
  expect(asked).toEqual(['GET /posts', 'GET /me', 'GET /posts/a%2Fb/next']);
});

it.each<[string, string, (response: ServerResponse) => void, string]>([
  [
    'value',
    '/posts',
    json([{ slug: true }]),
    'GET /posts: "slug" of an entry of what it just answered is true, and site@1',
  ],
  ['place', '/posts/a%2Fb/next', json({}), 'GET /posts/{slug}/next: what it just answered has no "slug", and site@1'],
  ['status', '/posts', status(404), 'GET /posts: it just answered 404, which site@1 does not expect.'],
  ['kind', '/posts', (response) => void response.end('<html>'), 'GET /posts: what it just answered is no JSON.'],
])('refuses what has another %s than the release expects', async (_, at, answer, sentence) => {
  answers[at] = answer;
  const { refusals, skipped } = await replay();
  expect([refusals.length, refusals[0], skipped]).toEqual([1, expect.stringContaining(sentence), []]);
});

it('tells what is wrong with many entries once', async () => {
  answers['/posts'] = json([{}, {}, {}]);
  expect((await replay()).refusals).toHaveLength(1);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['is broken', status(500)],
  ['is overloaded', status(503)],
  ['asks for patience', status(429)],
  ['breaks off', (response) => void response.destroy()],
])('holds it against no release where the API %s', async (_, answer) => {
  answers['/posts'] = answer;
  answers['/me'] = json([{}]);
  const { refusals, skipped } = await replay();
  expect(skipped).toEqual([expect.stringMatching('^GET /posts: .')]);
  // The other calls count all the same.
  expect(refusals).toEqual([expect.stringContaining('GET /me')]);
});

it('holds it against no release that an entry of a list is gone once it is asked for', async () => {
  answers['/posts/a%2Fb/next'] = status(404);
  const { refusals, skipped } = await replay();
  expect(refusals).toEqual([]);
  expect(skipped).toEqual([expect.stringContaining('/posts/a%2Fb/next was taken back')]);
});

it('takes what an API describes of all errors together', async () => {
  answers['/me'] = status(404);
  const asDefault = JSON.parse(JSON.stringify(described));
  asDefault.paths['/me'].get.responses.default = {};
  expect((await replay(JSON.stringify(asDefault))).refusals).toEqual([]);
});

it('ends where nothing is answered, or only the beginning of something', async () => {
  answers = { '/posts': (response) => void response.write('['), '/me': () => undefined };
  const { refusals, skipped } = await replay(used, 200);
  expect(refusals).toEqual([]);
  expect(skipped).toEqual([expect.stringMatching('^GET /posts: '), expect.stringMatching('^GET /me: ')]);
});

it('finds nothing in what is no description', async () => {
  expect(await replay('x')).toEqual({ refusals: [], skipped: [] });
  expect(asked).toEqual([]);
});
