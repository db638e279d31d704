import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeEach(async () => (shell = await TestShell.startWithoutPages({ API_TIMEOUT_MS: '200' })));
afterEach(() => shell.stop());

const asked = { host: 'www.example.com' };
const lastCall = () => shell.api.calls.at(-1);

describe('calls below /api and /media', () => {
  // ASVS 1.1.1
  it.each(['/api/posts?limit=1', '/media/covers/a.svg'])('reach the API as they are: %s', async (path) => {
    expect(await shell.text(path)).toBe('first');
    expect(lastCall()?.path).toBe(path);
  });

  // ASVS 4.2.1
  it('carry a body', async () => {
    shell.api.respond = (request, response) => void request.pipe(response);
    const response = await shell.send('POST', '/api/contact', 'x'.repeat(100_000));
    expect((await response.text()).length).toBe(100_000);
  });

  it('arrive as they are written, not when they are whole', async () => {
    shell.api.respond = (_, response) => void response.write('begun');
    const { body } = await shell.get('/api/export');
    const { value } = (await body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('begun');
  });

  it('break off where the API does, however much has arrived', async () => {
    shell.api.respond = (_, response) => response.write('begun', () => response.destroy());
    await expect(shell.text('/api/export')).rejects.toThrow();
  });

  // ASVS 4.1.3
  it('say who asked, whatever the client claims', async () => {
    await shell.get('/api/posts', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'elsewhere.example.com' });
    expect(lastCall()?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(shell.origin).host,
      'x-forwarded-proto': 'http',
    });
  });

  it('name the API’s host where they are encrypted, for which its certificate was made', async () => {
    const names: string[] = [];
    const SNICallback = (name: string, done: (error: Error) => void) => {
      names.push(name);
      done(new Error('Nobody has a certificate.'));
    };
    const api = createServer({ SNICallback });
    await new Promise<void>((resolve) => api.listen(0, 'localhost', resolve));
    const secure = await TestShell.startWithoutPages({
      API_URL: `https://localhost:${(api.address() as AddressInfo).port}`,
    });
    expect(await secure.rawStatus('/api/posts', asked)).toBe(502);
    await secure.stop();
    await new Promise((resolve) => api.close(resolve));
    expect(new Set(names)).toEqual(new Set(['localhost']));
  });

  // ASVS 16.2.4
  it('have one id in the API and in the answer', async () => {
    const response = await shell.get('/api/posts');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(lastCall()?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
  });
});

describe('when the API does not answer', () => {
  // ASVS 16.5.2
  it('says 502 in the API’s own shape while it is down', async () => {
    await shell.api.stop();
    const response = await shell.get('/api/posts');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      statusCode: 502,
      message: 'The service can’t be reached at the moment. Please try again shortly.',
      error: 'Bad Gateway',
    });
  });

  it('says 504 when it takes too long', async () => {
    shell.api.delayMs = 1_000;
    expect((await shell.get('/api/posts')).status).toBe(504);
  });

  it('asks no second time what took too long, on a connection that was used before, too', async () => {
    await shell.text('/api/posts');
    shell.api.delayMs = 1_000;
    expect((await shell.get('/api/posts')).status).toBe(504);
    expect(shell.api.calls).toHaveLength(2);
  });

  it.each(['GET', 'POST'])('loses no %s on a connection that the API closes after its answer', async (method) => {
    const used = new WeakSet<Socket>();
    shell.api.respond = ({ socket }, response) => {
      if (used.has(socket)) return void socket.destroy();
      used.add(socket);
      response.end('answered');
    };
    for (let count = 0; count < 3; count++) {
      expect((await shell.send(method, '/api/posts')).status).toBe(200);
    }
  });

  it('is ready again as soon as the API is', async () => {
    await shell.get('/api/posts');
    await shell.api.stop();
    await shell.get('/api/posts');
    await shell.api.start();
    expect((await shell.get('/api/posts')).status).toBe(200);
  });
});

describe('behind a trusted proxy', () => {
  it('believes what that proxy says', async () => {
    const trusting = await TestShell.startWithoutPages({ TRUST_PROXY: 'true' });
    await trusting.get('/api/posts', {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-request-id': 'a-given-id',
    });
    expect(trusting.api.calls.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '6.6.6.6, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': 'a-given-id',
    });
    await trusting.stop();
  });
});
