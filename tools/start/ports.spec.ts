import { createServer, Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { requireFreePort } from './ports';

let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ({ port } = other.address() as AddressInfo);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => other.close(resolve));
});

/** Has each server listen on what `place` makes of the port and the host that it names. */
function redirectListening(
  place: (host: string | undefined) => { port: number; host?: string } | NodeJS.ErrnoException,
) {
  const { listen } = Server.prototype;
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...args: unknown[]) {
    const [{ host }, callback] = args as [{ host?: string }, () => void];
    const found = place(host);
    if (!(found instanceof Error)) return listen.call(this, found, callback);
    setImmediate(() => this.emit('error', found));
    return this;
  });
}

describe('a port for the product', () => {
  it('is in use where another program has it on localhost only, as macOS allows beside all addresses', async () => {
    redirectListening((host) => (host === undefined ? { port: 0 } : { port, host }));
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use.`);
  });

  it.each(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])('is free on a machine without IPv6: %s', async (code) => {
    redirectListening((host) => (host === '::1' ? Object.assign(new Error(code), { code }) : { port: 0 }));
    await requireFreePort(port);
  });

  it('names the command that uses another one', async () => {
    await expect(requireFreePort(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
  });
});
