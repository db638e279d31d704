import type { OutgoingHttpHeaders } from 'node:http';
import { TestShell } from '../testing/test-shell';

const picture = '/media/covers/plan.svg';
const allowed = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600', ETag: '"1"' };

let shell: TestShell;
beforeEach(async () => (shell = await TestShell.startWithoutPages()));
afterEach(() => shell.stop());

const answerWith = (headers: OutgoingHttpHeaders, body = 'a drawing', status = 200) =>
  (shell.api.respond = (request, response) => {
    const id = String(request.headers['x-request-id']);
    response.writeHead(status, { 'X-Request-Id': id, ...headers }).end(body);
  });

/** Asks twice. Answers how many of these questions the API heard. */
async function askTwice(path = picture, headers: Record<string, string> = {}): Promise<number> {
  await (await shell.get(path, headers)).arrayBuffer();
  await (await shell.get(path, headers)).arrayBuffer();
  return shell.api.calls.length;
}

describe('a picture that anyone may keep', () => {
  beforeEach(() => void answerWith(allowed));

  it('is asked for once, and sent again as it was, with its age and an id of its own', async () => {
    const first = await shell.get(picture);
    const second = await shell.get(picture);
    expect(shell.api.calls).toHaveLength(1);
    expect([await first.text(), await second.text()]).toEqual(['a drawing', 'a drawing']);
    for (const name of ['content-type', 'cache-control', 'etag', 'x-content-type-options']) {
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(second.headers.get('age')).toBe('0');
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('is there while the API is not', async () => {
    await shell.get(picture);
    await shell.api.stop();
    expect(await shell.text(picture)).toBe('a drawing');
  });

  it('answers HEAD from what GET brought', async () => {
    await shell.get(picture);
    const head = await fetch(shell.origin + picture, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '9']);
    expect(shell.api.calls).toHaveLength(1);
  });

  it('is kept once for all browsers that take the same encodings', async () => {
    answerWith({ ...allowed, Vary: 'Accept-Encoding' });
    await shell.get(picture, { 'accept-encoding': 'gzip, deflate, br' });
    await shell.get(picture, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(shell.api.calls).toHaveLength(1);
    await shell.get(picture, { 'accept-encoding': 'gzip' });
    expect(shell.api.calls.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip']);
  });

  it.each([
    ['has a copy and asks whether it is good', { 'if-none-match': '"1"' }],
    ['wants a part', { range: 'bytes=0-3' }],
    ['wants nothing that was kept', { 'cache-control': 'no-cache' }],
  ])('is asked for anew by whoever %s', async (_, headers) => {
    expect(await askTwice(picture, headers)).toBe(2);
  });

  it('is kept once for everyone where it is the same in every encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) await shell.get(picture, { 'accept-encoding': encoding });
    expect(shell.api.calls).toHaveLength(1);
  });

  it.each([`${picture}?v=1`, '/media/covers/%70lan.svg', '/media/covers/./plan.svg', '/media//covers/plan.svg'])(
    'is asked for anew by an address that anyone can make up: %s',
    async (target) => {
      for (let time = 0; time < 2; time++) await shell.rawStatus(target);
      expect(shell.api.calls).toHaveLength(2);
    },
  );
});

describe('what is not kept', () => {
  it.each<[string, OutgoingHttpHeaders, string, number]>([
    ['is for one visitor', { 'Cache-Control': 'private, max-age=3600' }, 'a drawing', 200],
    ['may not be stored', { 'Cache-Control': 'no-store' }, 'a drawing', 200],
    ['does not say for how long', { 'Last-Modified': 'Mon, 02 Nov 2020 10:00:00 GMT' }, 'a drawing', 200],
    ['is over at once', { 'Cache-Control': 'public, max-age=0' }, 'a drawing', 200],
    ['depends on who asks', { ...allowed, Vary: 'Cookie' }, 'a drawing', 200],
    ['carries a cookie', { ...allowed, 'Set-Cookie': 'a=b' }, 'a drawing', 200],
    ['is missing', allowed, 'nothing', 404],
    ['is large', allowed, 'x'.repeat(600_000), 200],
  ])('a picture that %s', async (_, headers, body, status) => {
    answerWith(headers, body, status);
    expect(await askTwice()).toBe(2);
  });

  it('a picture that broke off', async () => {
    shell.api.respond = (_, response) => {
      response.writeHead(200, { ...allowed, 'Content-Length': 100 }).write('half', () => response.destroy());
    };
    await expect(shell.text(picture)).rejects.toThrow();
    answerWith(allowed);
    expect(await shell.text(picture)).toBe('a drawing');
  });

  it('an answer below /api, whatever it allows', async () => {
    answerWith(allowed);
    expect(await askTwice('/api/posts')).toBe(2);
  });

  it('any number of small ones', async () => {
    await shell.stop();
    shell = await TestShell.startWithoutPages({ MEDIA_CACHE_MB: '1' });
    answerWith(allowed, 'x');
    for (let number = 0; number < 300; number++) await shell.text(`/media/${number}.svg`);
    await shell.text('/media/0.svg');
    expect(shell.api.callsTo('/media/0.svg')).toHaveLength(2);
  });

  it('more than the memory that is given to it', async () => {
    await shell.stop();
    shell = await TestShell.startWithoutPages({ MEDIA_CACHE_MB: '1' });
    answerWith(allowed, 'x'.repeat(400_000));
    for (const name of ['a', 'b', 'c', 'c', 'a']) await shell.text(`/media/${name}.svg`);
    expect(shell.api.calls.map(({ path }) => path)).toEqual(['a', 'b', 'c', 'a'].map((name) => `/media/${name}.svg`));
  });
});
