import { sendRaw } from '../../testing/raw-http';
import { useApi } from '../../testing/use-api';

const api = useApi();

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const rest = ['Host: x', 'Connection: close'];
const json = 'Content-Type: application/json';

const unreadable: [what: string, status: number, bytes: string][] = [
  ['no HTTP at all', 400, head('hello')],
  ['the beginning of TLS', 400, '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03' + 'x'.repeat(50)],
  ['a method that there is none of', 400, head('FLY /api/posts HTTP/1.1', ...rest)],
  ['another version', 400, head('GET /api/posts HTTP/9.9', ...rest)],
  ['an address with a blank', 400, head('GET /api/ posts HTTP/1.1', ...rest)],
  ['a header without a colon', 400, head('GET /api/posts HTTP/1.1', 'Nonsense', ...rest)],
  ['a header with a NUL', 400, head('GET /api/posts HTTP/1.1', 'A: b\0c', ...rest)],
  ['a folded header', 400, head('GET /api/posts HTTP/1.1', 'Host: x', 'A: b', ' c: d\0')],
  ['two lengths', 400, head('POST /api/contact HTTP/1.1', 'Content-Length: 2', 'Content-Length: 3', ...rest) + '{}'],
  ['a negative length', 400, head('POST /api/contact HTTP/1.1', 'Content-Length: -1', ...rest)],
  ['a length that is no number', 400, head('POST /api/contact HTTP/1.1', 'Content-Length: ten', ...rest)],
  [
    'a length and chunks, the way requests are smuggled',
    400,
    head('POST /api/contact HTTP/1.1', 'Content-Length: 4', 'Transfer-Encoding: chunked', ...rest) + '0\r\n\r\n',
  ],
  ['chunks that are not the last encoding', 400, head('POST /api/contact HTTP/1.1', 'Transfer-Encoding: x', ...rest)],
  [
    'a chunk of no size',
    400,
    head('POST /api/contact HTTP/1.1', json, 'Transfer-Encoding: chunked', ...rest) + 'zz\r\n{}\r\n0\r\n\r\n',
  ],
  ['headers beyond all measure', 431, head('GET /api/posts HTTP/1.1', `A: ${'x'.repeat(20_000)}`, ...rest)],
  ['an address beyond all measure', 431, head(`GET /api/posts?search=${'x'.repeat(20_000)} HTTP/1.1`, ...rest)],
  ['two hosts', 400, head('GET /api/posts HTTP/1.1', 'Host: y', ...rest)],
  ['the same host twice', 400, head('GET /api/health/live HTTP/1.1', ...rest, ...rest)],
  ['a host that could be none', 400, head('GET /api/posts HTTP/1.1', 'Host: a/b', 'Connection: close')],
  ['an empty host', 400, head('GET /api/posts HTTP/1.1', 'Host:', 'Connection: close')],
  ['no host', 400, head('GET /api/posts HTTP/1.1', 'Connection: close')],
  ['an address of another scheme', 400, head('GET ftp://x/api/posts HTTP/1.1', ...rest)],
  ['an address with a user', 400, head('GET http://u:p@x/api/posts HTTP/1.1', ...rest)],
  ['an address and two hosts', 400, head('GET http://x/api/posts HTTP/1.1', 'Host: x', ...rest)],
  ['an expectation that nobody meets', 417, head('GET /api/posts HTTP/1.1', 'Expect: wonders', ...rest)],
];

describe('what can not be read as a request', () => {
  // ASVS 4.2.1
  it.each(unreadable)('is answered in the one shape: %s', async (_what, status, bytes) => {
    const answers = await sendRaw(api.url(), bytes);
    const last = answers.at(-1);
    expect(last?.status).toBe(status);
    expect(JSON.parse(String(last?.body))).toEqual({
      statusCode: status,
      message: expect.any(String),
      error: expect.any(String),
    });
  });

  it('ends its connection, so that nothing behind it is taken for another request', async () => {
    const behind = head('GET /api/health/live HTTP/1.1', ...rest);
    const answers = await sendRaw(api.url(), head('GET / HTTP/1.1', 'Nonsense', 'Host: x') + behind);
    expect(answers.map(({ status }) => status)).toEqual([400]);
  });

  it('leaves the API answering', async () => {
    await Promise.all(unreadable.map(([, , bytes]) => sendRaw(api.url(), bytes)));
    expect((await api.visitor().get('/api/health/ready')).status).toBe(200);
  });
});

it('takes requests that come one behind the other on one connection', async () => {
  const one = head('GET /api/health/live HTTP/1.1', 'Host: x');
  const answers = await sendRaw(api.url(), one + one + head('GET /api/nothing HTTP/1.1', ...rest));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
});

describe('a target that names its host', () => {
  it('is answered as its address', async () => {
    const answers = await sendRaw(api.url(), head('GET http://www.example.com/api/posts?limit=1 HTTP/1.1', ...rest));
    expect(answers).toEqual([{ status: 200, body: '[]' }]);
  });

  it('counts instead of the header', async () => {
    const write = (target: string, ...lines: string[]) =>
      sendRaw(api.url(), head(`POST ${target} HTTP/1.1`, json, 'Content-Length: 2', ...lines, ...rest) + '{}');
    const statuses = async (origin: string) =>
      (await write('http://www.example.com/api/contact', `Origin: http://${origin}`)).map(({ status }) => status);
    expect(await statuses('www.example.com')).toEqual([400]);
    expect(await statuses('x')).toEqual([403]);
  });
});
