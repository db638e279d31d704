import { once } from 'node:events';
import { createServer, get, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { LoadGuard, retryAfter } from './load-guard';

let server: Server;
let guard: LoadGuard;
/** Answers that are being made. */
let waiting: ServerResponse[];

beforeEach(async () => {
  guard = new LoadGuard({ inFlight: 2, lateMs: 100 });
  waiting = [];
  server = createServer((asked, response) => {
    if (!guard.admits()) return void response.writeHead(503, { 'Retry-After': retryAfter() }).end();
    guard.follow(asked, response);
    if (asked.url === '/unread') return void waiting.push(response);
    asked.resume().once('end', () => waiting.push(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  guard.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const port = () => (server.address() as AddressInfo).port;
const ask = async () => {
  const [answer] = await once(get({ port: port(), agent: false }), 'response');
  answer.resume();
  return answer;
};
const until = async (so: () => boolean) => {
  const end = Date.now() + 30_000;
  while (!so()) {
    if (Date.now() > end) throw new Error('It has not come to that within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

it('turns away what comes beside too much, and says when to come again', async () => {
  const first = [ask(), ask()];
  await until(() => waiting.length === 2);
  const { statusCode, headers } = await ask();
  expect([statusCode, headers['retry-after']]).toEqual([503, expect.stringMatching(/^[1-3]$/)]);
  expect(guard.shed).toBe(1);

  for (const response of waiting.splice(0)) response.end('done');
  expect((await Promise.all(first)).map((answer) => answer.statusCode)).toEqual([200, 200]);
  const next = ask();
  await until(() => waiting.length === 1);
  waiting[0]?.end();
  expect((await next).statusCode).toBe(200);
});

it('takes on fewer when those under way are answered slowly, though never none', async () => {
  guard.stop();
  guard = new LoadGuard({ inFlight: 100, lateMs: 10_000 });
  const asked = Array.from({ length: 100 }, ask);
  // On a slow machine some of them are turned away before the last has come.
  await until(() => waiting.length + guard.shed === 100);
  while (guard.shed === 0) {
    waiting.shift()?.end();
    const known = waiting.length;
    asked.push(ask());
    await until(() => waiting.length > known || guard.shed > 0);
    // So slowly are they answered.
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const answerAll = async (answers: Promise<unknown>[]) => {
    for (const response of waiting.splice(0)) response.end();
    await Promise.all(answers);
  };
  await answerAll(asked);

  const shed = guard.shed;
  const few = Array.from({ length: 40 }, ask);
  await until(() => waiting.length === few.length);
  await answerAll(few);
  expect(guard.shed).toBe(shed);
}, 60_000);

it('takes on fewer when those under way leave without an answer', async () => {
  guard.stop();
  guard = new LoadGuard({ inFlight: 100, lateMs: 10_000 });
  const come = (count: number) =>
    Array.from({ length: count }, () => get({ port: port(), agent: false }).on('error', () => undefined));
  const callers = come(100);
  await until(() => waiting.length + guard.shed === 100);
  while (guard.shed === 0) {
    for (const caller of callers.splice(0, 20)) caller.destroy();
    await until(() => waiting.filter(({ closed }) => !closed).length === 80);
    waiting = waiting.filter(({ closed }) => !closed);
    callers.push(...come(20));
    await until(() => waiting.length + guard.shed >= 100);
  }
  for (const caller of callers) caller.destroy();
}, 60_000);

it('counts a GET at once, whose body nobody reads', async () => {
  const headers = { 'content-length': 1 };
  const send = () => request({ port: port(), path: '/unread', agent: false, headers }).on('error', () => undefined);
  const first = [send(), send()];
  for (const each of first) each.end('x');
  await until(() => waiting.length === 2);
  expect((await ask()).statusCode).toBe(503);
  for (const each of first) each.destroy();
});

it('counts nobody who sends slowly', async () => {
  const senders = [1, 2, 3].map(() => {
    const sender = request({ port: port(), method: 'POST', agent: false, headers: { 'content-length': 10 } });
    sender.on('error', () => undefined).write('half');
    return sender;
  });
  const answer = ask();
  await until(() => waiting.length === 1);
  waiting[0]?.end();
  expect((await answer).statusCode).toBe(200);
  for (const sender of senders) sender.destroy();
});

it('counts nobody who reads slowly', async () => {
  const readers = [];
  for (let count = 0; count < 3; count += 1) {
    const reader = connect(port(), '127.0.0.1').pause();
    reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    readers.push(reader);
    await until(() => waiting.length === 1);
    waiting.pop()?.end(Buffer.alloc(20_000_000));
  }
  const answer = ask();
  await until(() => waiting.length === 1);
  waiting[0]?.end();
  expect((await answer).statusCode).toBe(200);
  for (const reader of readers) reader.destroy();
});

it('forgets those who have gone', async () => {
  const gone = [1, 2].map(() => get({ port: port(), agent: false }).on('error', () => undefined));
  await until(() => waiting.length === 2);
  for (const each of gone) each.destroy();
  await Promise.all(waiting.splice(0).map((response) => response.closed || once(response, 'close')));
  const answer = ask();
  await until(() => waiting.length === 1);
  waiting[0]?.end();
  expect((await answer).statusCode).toBe(200);
});
