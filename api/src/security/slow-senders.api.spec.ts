import { once } from 'node:events';
import { connect } from 'node:net';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { useApi } from '../../testing/use-api';

const api = useApi({ HEAD_TIMEOUT_MS: '1000', BODY_TIMEOUT_MS: '1000', BODY_BYTES_PER_SECOND: '2000' });

/** Sends pieces one after the other, a tenth of a second apart, the last one for ever, until the API ends the connection. */
async function send(...pieces: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(api.url());
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  socket.on('data', (data) => (received += data)).on('error', () => undefined);
  const sending = setInterval(() => {
    const piece = pieces.length > 1 ? pieces.shift() : pieces[0];
    if (piece?.length && socket.writable) socket.write(piece);
  }, 100);
  await once(socket, 'close');
  clearInterval(sending);
  return received;
}

const post = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: site', 'Connection: close', ...lines, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const contact = post('/api/contact', json, 'Content-Length: 5000');

const slowly: [what: string, pieces: string[]][] = [
  ['sends nothing', ['']],
  ['sends half a head', ['POST /api/contact HTTP/1.1\r\nHost: site\r\n', '']],
  ['sends a head letter by letter', ['POST /api/contact HTTP/1.1\r\nHost: site\r\nX: ', 'x']],
  ['sends no body', [contact, '']],
  ['sends a body letter by letter', [contact, ' ']],
  ['sends chunks letter by letter', [post('/api/contact', json, 'Transfer-Encoding: chunked'), '1\r\n \r\n']],
];

describe('a connection to the API', () => {
  /** All at once: each takes its second. */
  let answers: Record<string, string>;
  beforeAll(async () => {
    const received = slowly.map(async ([what, pieces]) => [what, await send(...pieces)] as const);
    answers = Object.fromEntries(await Promise.all(received));
  });

  // ASVS 2.4.1
  it.each(slowly)('is ended with 408 in the one shape when it %s', (what) => {
    const [head = '', body = ''] = String(answers[what]).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body)).toEqual({ statusCode: 408, error: 'Request Timeout', message: expect.any(String) });
  });

  it('is let be while a large picture comes over a slow but honest line', async () => {
    const noise = { raw: { width: 150, height: 150, channels: 3 as const } };
    const picture = await sharp(randomBytes(150 * 150 * 3), noise)
      .png()
      .toBuffer();
    const part = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    const form = Buffer.concat([Buffer.from(`--line\r\n${part}`), picture, Buffer.from('\r\n--line--\r\n')]);
    const cookies = [...api.admin.cookies].map((pair) => pair.join('=')).join('; ');
    const type = 'Content-Type: multipart/form-data; boundary=line';
    const head = post('/api/admin/pictures', type, `Content-Length: ${form.length}`, `Cookie: ${cookies}`);
    const pieces = Array.from({ length: 25 }, (_, index) => {
      const size = Math.ceil(form.length / 25);
      return form.subarray(index * size, (index + 1) * size);
    });
    expect(await send(head, ...pieces, '')).toMatch(/^HTTP\/1\.1 201 /);
  });
});
