import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionsCheckingInterval, guardConnections } from './guard-connections';
import { readTarget } from './request-target';

const limits = { headMs: 300, bodyMs: 300, bodyBytesPerSecond: 2_000 };
let server: Server;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = createServer(
    { connectionsCheckingInterval: connectionsCheckingInterval(limits) },
    async (request, response) => {
      if (!readTarget(request)) return void response.writeHead(400, { Connection: 'close' }).end();
      if (request.url === '/early') response.write('begun ');
      let bytes = 0;
      // Whoever is cut off in the middle ends the reading with an error.
      const read = async () => {
        for await (const chunk of request) bytes += chunk.length;
      };
      await read().catch(() => undefined);
      response.end(`${request.headers.host} ${request.url} ${bytes}`);
    },
  );
  guardConnections(server, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What comes back for these bytes, and a letter each tenth of a second after them, until the server ends it. */
async function exchange(bytes: string, drip = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (data) => (received += data)).on('error', () => undefined);
  if (bytes) socket.write(bytes, 'latin1');
  const dripping = drip ? setInterval(() => socket.write(drip), 100) : undefined;
  await once(socket, 'close');
  clearInterval(dripping);
  return received;
}

const close = 'Connection: close\r\n\r\n';
const upload = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';

describe('a connection', () => {
  it.each([
    ['sends nothing', '', ''],
    ['sends half a line', 'GET / HT', ''],
    ['sends a head letter by letter', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 'x'],
    ['sends no body', upload, ''],
    ['sends a body letter by letter', upload, 'x'],
    [
      'sends chunks letter by letter',
      upload.replace('Content-Length: 100000', 'Transfer-Encoding: chunked'),
      '1\r\nx\r\n',
    ],
  ])('is ended with 408 when it %s', async (_what, bytes, drip) => {
    expect(await exchange(bytes, drip)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is ended without a word in the middle of an answer', async () => {
    const received = await exchange(upload.replace('POST /', 'POST /early'), 'x');
    expect(received).toMatch(/^HTTP\/1\.1 200 [^]*begun/);
    expect(received).not.toContain('408');
  });

  it('may take as long as an honest line needs for a large body', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    sockets.push(socket);
    let received = '';
    socket.on('data', (data) => (received += data));
    socket.write(upload);
    // Ten times as long as a body may take that brings nothing.
    for (let sent = 0; sent < 100_000; sent += 2_500) {
      socket.write('x'.repeat(2_500));
      await wait(75);
    }
    while (!received.includes('100000')) await once(socket, 'data');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the target of a request', () => {
  it.each([
    ['/a?b', 'Host: x', 'x /a?b 0'],
    ['http://y/a?b', 'Host: x', 'y /a?b 0'],
    ['HTTP://y:81/a', 'Host: x', 'y:81 /a 0'],
    ['https://[::1]:81', 'Host: x', '[::1]:81 / 0'],
    ['http://y?b', 'Host: x', 'y /?b 0'],
    ['//y/a', 'Host: x', 'x //y/a 0'],
    ['/', 'Host: [2001:db8::1]:8080', '[2001:db8::1]:8080 / 0'],
  ])('is %s with %s: %s', async (target, host, read) => {
    expect(await exchange(`GET ${target} HTTP/1.1\r\n${host}\r\n${close}`)).toContain(`\r\n\r\n${read}`);
  });

  it('may do without a host in HTTP/1.0', async () => {
    expect(await exchange('GET /a HTTP/1.0\r\n\r\n')).toContain('undefined /a 0');
  });

  const target = (written: string) => [`target ${written}`, written, 'Host: x'];
  const host = (written: string) => [written, '/', written];
  it.each([
    ...['ftp://y/a', 'http:///a', 'http://u@y/a', 'http://a b/', 'http://y:99999/', 'http://a"b/', '*', 'a'].map(
      target,
    ),
    ...['Host: x\r\nHost: y', 'Host: x\r\nhOST: x', 'X: y', 'Host:', 'Host: a b', 'Host: a/b', 'Host: u@a'].map(host),
    ...['Host: a:b', 'Host: a:99999', 'Host: [::1', 'Host: [a]', 'Host: a?b', 'Host: "a"', 'Host: 1.2.3.999'].map(host),
    ...['Host: a\\b', 'Host: \xe4', 'Host: <a>', 'Host: a%zz'].map(host),
    ['http://y/ and two hosts', 'http://y/', 'Host: y\r\nHost: y'],
    ['http://y/ and no host that could be one', 'http://y/', 'Host: a/b'],
  ])('is refused: %s', async (_what, written, hosts) => {
    expect(await exchange(`GET ${written} HTTP/1.1\r\n${hosts}\r\n${close}`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
