import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { People, unserved } from './people';

const problemsWith = async (status: number): Promise<string[]> => {
  const server = createServer((_, response) => response.writeHead(status).end('a page')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const visitor = new People({ origin: `http://127.0.0.1:${port}` }, ['/']);
  // Before its second request a visitor has read the first response.
  for (let requests = 0; requests < 2; requests++) await once(server, 'request');
  await visitor.leave();
  server.closeAllConnections();
  server.close();
  return unserved(visitor.pages);
};

describe('visitors during a fault', () => {
  it('have nothing to say when every page was served', async () => {
    expect(await problemsWith(200)).toEqual([]);
  });

  it('say so when every page failed alike', async () => {
    expect(await problemsWith(500)).toEqual([expect.stringContaining('x 500')]);
  });
});
