import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../tools/start/ports';
import { Nginx } from './testing/nginx';

const proxy = '127.0.0.2';
const other = '127.0.0.3';
const visitor = '203.0.113.9';

/** Answers with whose request it is, as nginx tells it. */
const shell = createServer(({ headers }, response) => response.end(headers['x-forwarded-for']));
const running: Nginx[] = [];

beforeAll(() => once(shell.listen(0, '127.0.0.1'), 'listening'));
afterAll(async () => {
  await Promise.all(running.map((nginx) => nginx.stop()));
  shell.close();
});

async function startNginx(frontProxy?: string) {
  const listen = { public: await findFreePort(), inside: await findFreePort() };
  const { port } = shell.address() as AddressInfo;
  const nginx = new Nginx({ listen, shells: [port], apis: [port], ...(frontProxy && { frontProxy }) });
  running.push(nginx);
  await nginx.start();
  return async (localAddress: string, forwarded: string): Promise<string> => {
    const headers = { 'X-Forwarded-For': forwarded };
    const sent = get(`http://127.0.0.1:${listen.public}/`, { localAddress, headers, agent: false });
    const [response] = await once(sent, 'response');
    return text(response);
  };
}

describe('the address of a visitor', () => {
  it.each([proxy, '127.0.0.2/32'])(
    'is what the proxy in front says, and nobody else: FRONT_PROXY=%s',
    async (named) => {
      const request = await startNginx(named);
      expect(await request(proxy, visitor)).toBe(visitor);
      // What a visitor has sent comes before what the proxy has seen.
      expect(await request(proxy, `192.0.2.1, ${visitor}`)).toBe(visitor);
      expect(await request(other, visitor)).toBe(other);
    },
  );

  it('is what stands before the proxies in front, where they are several', async () => {
    const request = await startNginx(`${proxy}, 10.0.0.0/8 127.0.0.4`);
    expect(await request(proxy, `192.0.2.1, ${visitor}, 10.1.2.3`)).toBe(visitor);
    expect(await request('127.0.0.4', visitor)).toBe(visitor);
    expect(await request(other, visitor)).toBe(other);
  });

  it('is that of who connects, where no proxy is in front', async () => {
    const request = await startNginx();
    expect(await request(proxy, visitor)).toBe(proxy);
  });
});
