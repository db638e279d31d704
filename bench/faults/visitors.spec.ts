import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Visitors } from './visitors';

const problemsWith = async (status: number): Promise<string[]> => {
  const server = createServer((_, response) => response.writeHead(status).end('a page')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitors = new Visitors([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  await wait(100);
  const { problems } = await visitors.leave();
  server.closeAllConnections();
  server.close();
  return problems;
};

describe('visitors during a fault', () => {
  it('have nothing to say when every page was served', async () => {
    expect(await problemsWith(200)).toEqual([]);
  });

  it('say so when every page failed alike', async () => {
    expect(await problemsWith(500)).toEqual([expect.stringContaining('x 500')]);
  });
});
