import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { calmMs, recovery } from './recovery';

describe('a server after an overload', () => {
  let server: Server;
  let origin: string;
  let respond: () => Promise<number>;

  beforeEach(async () => {
    server = createServer(async (_, response) => response.writeHead(await respond()).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const after = async (status: number, pauseMs: number, times: number, withinMs = 20_000) => {
    respond = async () => wait(4).then(() => 200);
    const calm = await calmMs(origin, (index) => `/${index}`);
    let left = times;
    respond = async () => ((left -= 1) < 0 ? wait(4).then(() => 200) : wait(pauseMs).then(() => status));
    return recovery(origin, (index) => `/${index}`, { since: performance.now(), calmMs: calm, withinMs });
  };

  it('is not as before while it turns people away', async () => {
    expect(await after(503, 0, 20)).toBeGreaterThan(20 * 20);
  });

  it('is not as before while it is slow, although it serves everybody', async () => {
    expect(await after(200, 60, 15)).toBeGreaterThan(15 * 60);
  });

  it('is never as before when it stays slow', async () => {
    expect(await after(200, 60, Infinity, 1_200)).toBe(Infinity);
  });
});
