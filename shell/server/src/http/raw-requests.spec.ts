import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.start({ HEAD_TIMEOUT_MS: '1000', BODY_TIMEOUT_MS: '1000', BODY_BYTES_PER_SECOND: '2000' });
});
afterAll(() => shell.stop());

/** Sends bytes as they are, and then `drip` again and again, until the shell ends the connection or an answer is there. */
async function send(bytes: string, drip?: string | Buffer, everyMs = 100): Promise<string> {
  const { hostname, port } = new URL(shell.origin);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  socket.on('data', (data) => (received += data)).on('error', () => undefined);
  if (bytes) socket.write(bytes, 'latin1');
  const dripping = drip && setInterval(() => socket.writable && socket.write(drip), everyMs);
  await once(socket, 'close');
  if (dripping) clearInterval(dripping);
  return received;
}

const request = (target: string, ...hosts: string[]) =>
  [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join('\r\n');
const upload = (path: string, bytes: number, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`;
const form = 'application/x-www-form-urlencoded';
const lastCall = () => shell.api.calls.at(-1);

describe('a request for a page and for the API', () => {
  // ASVS 4.2.1
  it.each(['/', '/api/posts', '/media/a.svg'])(
    'is refused when it has two hosts or none that could be: %s',
    async (path) => {
      const calls = shell.api.calls.length;
      for (const hosts of [['site', 'evil.example'], ['site', 'site'], ['a/b'], ['a b'], [''], ['site:x']]) {
        expect(await send(request(path, ...hosts))).toMatch(/^HTTP\/1\.1 400 /);
      }
      expect(await send(request(`http://site${path}`, 'site', 'site'))).toMatch(/^HTTP\/1\.1 400 /);
      expect(shell.api.calls.length).toBe(calls);
    },
  );

  it('is answered when its target names the host, which counts instead of the header', async () => {
    expect(await send(request('http://site.example.com/static', 'evil.example'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send(request('http://site.example.com', 'evil.example'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send(request('HTTP://site.example.com:81/api/posts?limit=1', 'evil.example'))).toContain('first');
    expect(lastCall()).toMatchObject({
      path: '/api/posts?limit=1',
      headers: { host: 'site.example.com:81', 'x-forwarded-host': 'site.example.com:81' },
    });
  });
});

describe('a connection', () => {
  // ASVS 2.4.1
  it.each([
    ['sends nothing', '', undefined],
    ['sends a head letter by letter', 'GET / HTTP/1.1\r\nHost: site\r\nX: ', 'x'],
    ['sends no body to a page', upload('/contact', 5_000, form), undefined],
    ['sends a body to a page letter by letter', upload('/contact', 5_000, form), 'x'],
    ['sends no body to the API', upload('/api/contact', 5_000), undefined],
    ['sends a body to the API letter by letter', upload('/api/contact', 5_000), 'x'],
    ['sends a report letter by letter', upload('/client-errors', 5_000), 'x'],
  ])('is ended with 408 when it %s', async (_what, bytes, drip) => {
    expect(await send(bytes, drip)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is let be while a large picture comes to the API over a slow but honest line', async () => {
    shell.api.respond = (asked, response) => void asked.pipe(response);
    const [bytes, chunk] = [120_000, 4_000];
    const sent = send(upload('/api/admin/pictures', bytes), Buffer.alloc(chunk, 'x'), 100);
    expect((await sent).match(/x/g)?.length).toBeGreaterThanOrEqual(bytes);
    shell.api.respond = undefined;
  });

  it('leaves all others answered meanwhile', async () => {
    const silent = Array.from({ length: 200 }, () => send(''));
    await wait(0);
    expect((await shell.get('/')).status).toBe(200);
    await Promise.all(silent);
  });
});
