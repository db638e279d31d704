import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResponseCache } from './response-cache';

const freshMs = 60_000;
const text = 'Rooms and doors. '.repeat(100);

let server: Server;
let cache: ResponseCache;
/** Requests that reached the handler and wait for their answer, and how many there have been. */
let waiting: ServerResponse[];
let handled: number;
/** All requests that there have been. */
let arrived: number;
/** The clock goes on only when a test says so. */
let now: number;
const clock = performance.now;

beforeEach(async () => {
  [waiting, handled, arrived, now] = [[], 0, 0, 1_000];
  performance.now = () => now;
  cache = new ResponseCache({
    ...{ freshMs, maxBytes: 100_000, statuses: new Set([200, 404]) },
    isPublic: ({ method }) => method === 'GET',
  });
  server = createServer((request, response) => {
    arrived += 1;
    cache.handle(request, response, () => {
      handled += 1;
      waiting.push(response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  performance.now = clock;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Received {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Received> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, path, headers, agent: false }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
}

async function untilHandled(count: number): Promise<void> {
  while (handled < count) await new Promise(setImmediate);
}

/** So many requests have arrived. Some turns of the event loop later the handler has those that do not wait. */
async function untilArrived(count: number): Promise<void> {
  while (arrived < count) await new Promise(setImmediate);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
}

function answer(body: string, status = 200): void {
  const response = waiting.shift();
  response?.writeHead(status);
  response?.end(body);
}

function fail(body: string): void {
  const response = waiting.shift();
  if (response) response.statusCode = 503;
  response?.end(body);
}

function answerWithTag(body: string, tag: string): void {
  const response = waiting.shift();
  response?.setHeader('ETag', tag);
  response?.setHeader('Content-Type', 'text/plain');
  response?.end(body);
}

async function fill(path: string, body: string): Promise<void> {
  const asked = ask(path);
  await untilHandled(handled + 1);
  waiting[0]?.setHeader('X-Request-Id', 'of-the-first');
  answerWithTag(body, '"one"');
  await asked;
}

it('sends a response again, without what belongs to one request', async () => {
  await fill('/a', text);
  const again = await ask('/a');
  expect([String(again.body), again.headers.etag, again.headers['content-type']]).toEqual([
    text,
    '"one"',
    'text/plain',
  ]);
  expect(again.headers['x-request-id']).toBeUndefined();
  expect(handled).toBe(1);
});

it('counts addresses as well as bodies: long ones take as much room', async () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `/${index}?${'&'.repeat(8_000)}`);
  for (const address of addresses) await fill(address, 'nothing');
  const [first = '', last = ''] = [addresses[0], addresses.at(-1)];
  expect(String((await ask(last)).body)).toBe('nothing');
  expect(handled).toBe(20);
  await fill(first, 'nothing');
  expect(handled).toBe(21);
});

it('runs the handler once for all who ask at once', async () => {
  const asked = [1, 2, 3].map(() => ask('/a'));
  await untilHandled(1);
  await untilArrived(3);
  answerWithTag(text, '"one"');
  expect((await Promise.all(asked)).map(({ body }) => String(body))).toEqual([text, text, text]);
  expect(handled).toBe(1);
});

it('makes an expired response anew for one, while the others get the old one', async () => {
  await fill('/a', 'old');
  now += freshMs;
  const first = ask('/a');
  await untilHandled(2);
  expect(String((await ask('/a')).body)).toBe('old');
  answerWithTag('new', '"two"');
  expect(String((await first).body)).toBe('new');
  expect(String((await ask('/a')).body)).toBe('new');
  expect(handled).toBe(2);
});

it('sends nothing that expired long ago', async () => {
  await fill('/a', 'old');
  now += 2 * freshMs;
  const asked = [ask('/a'), ask('/a')];
  await untilHandled(2);
  await untilArrived(3);
  answerWithTag('new', '"two"');
  expect((await Promise.all(asked)).map(({ body }) => String(body))).toEqual(['new', 'new']);
});

it('drops what is being made when content changes', async () => {
  const first = ask('/a');
  await untilHandled(1);
  const second = ask('/a');
  await untilArrived(2);
  cache.clear();
  await untilHandled(2);
  answerWithTag('before', '"one"');
  answerWithTag('after', '"two"');
  expect([String((await first).body), String((await second).body)]).toEqual(['before', 'after']);
  expect(String((await ask('/a')).body)).toBe('after');
});

it('says 304 to a client that has the response, and the whole to one that insists', async () => {
  const first = ask('/a', { 'if-none-match': '"one"' });
  await untilHandled(1);
  answerWithTag(text, '"one"');
  const inTurn = [
    await first,
    await ask('/a', { 'if-none-match': 'W/"one", "two"' }),
    await ask('/a', { 'if-none-match': '"two"' }),
    await ask('/a', { 'if-none-match': '"one"', 'cache-control': 'no-cache' }),
  ];
  expect(inTurn.map(({ status, body }) => [status, body.length])).toEqual([
    [304, 0],
    [304, 0],
    [200, text.length],
    [200, text.length],
  ]);
  expect(inTurn[0]?.headers).toMatchObject({ etag: '"one"' });
  expect(inTurn[0]?.headers['content-type']).toBeUndefined();
});

it('compresses as the client accepts it', async () => {
  await fill('/a', text);
  const ways = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const [encoding, undo] of Object.entries(ways)) {
    const { headers, body } = await ask('/a', { 'accept-encoding': encoding });
    expect(String(undo(body))).toBe(text);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  }
  await fill('/short', 'short');
  expect((await ask('/short', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

it('caches no other status, and lets those who waited ask for themselves', async () => {
  const asked = [ask('/a'), ask('/a')];
  await untilHandled(1);
  await untilArrived(2);
  answer('odd', 400);
  await untilHandled(2);
  answer('well');
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('answers all who waited for a handler that fails with its failure, and runs it again for the next', async () => {
  const asked = [1, 2, 3].map(() => ask('/a'));
  await untilHandled(1);
  await untilArrived(3);
  fail('broken');
  const failed = { status: 503, headers: expect.anything(), body: Buffer.from('broken') };
  expect(await Promise.all(asked)).toEqual([failed, failed, failed]);
  expect(handled).toBe(1);
  await fill('/a', 'well');
  expect(handled).toBe(2);
});

it('lets those who waited ask for themselves where one is told when to come back', async () => {
  const asked = [ask('/a'), ask('/a')];
  await untilHandled(1);
  await untilArrived(2);
  waiting[0]?.setHeader('Retry-After', '2');
  fail('too many');
  await untilHandled(2);
  answer('well');
  expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 503]);
});

it('has an expired response still where making it anew fails', async () => {
  await fill('/a', 'old');
  now += freshMs;
  for (const count of [2, 3]) {
    const first = ask('/a');
    await untilHandled(count);
    expect(String((await ask('/a')).body)).toBe('old');
    fail('broken');
    expect((await first).status).toBe(503);
  }
});

it('answers those who waited by the handler of a client that has left', async () => {
  const { port } = server.address() as AddressInfo;
  const first = get({ port, path: '/a', agent: false }).on('error', () => undefined);
  await untilHandled(1);
  const others = [ask('/a'), ask('/a')];
  await untilArrived(3);
  first.destroy();
  await once(waiting[0] as ServerResponse, 'close');
  await untilArrived(3);
  answerWithTag('well', '"one"');
  expect((await Promise.all(others)).map(({ body }) => String(body))).toEqual(['well', 'well']);
  expect(handled).toBe(1);
});

it('lets nobody wait for the body of another', async () => {
  const { port } = server.address() as AddressInfo;
  const slow = get({ port, path: '/a', agent: false, headers: { 'content-length': 1 } }).on('error', () => undefined);
  await untilHandled(1);
  const other = ask('/a');
  await untilHandled(2);
  waiting.pop()?.end('well');
  expect(String((await other).body)).toBe('well');
  slow.destroy();
});

it('keeps to its size', async () => {
  await fill('/first', 'a'.repeat(40_000));
  await fill('/second', 'b'.repeat(40_000));
  await fill('/third', 'c'.repeat(40_000));
  const evicted = ask('/first');
  await untilHandled(4);
  answer('again');
  expect(String((await evicted).body)).toBe('again');
  expect(String((await ask('/third')).body)).toMatch(/^c+$/);
});
