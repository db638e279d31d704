import { type AddressInfo, createServer, Socket } from 'node:net';
import type { Manifest } from '../archive/manifest';
import { dumpDatabase } from './dump';
import { loadDatabase } from './load';

/** Takes connections, and closes them at the first word. */
const server = createServer((socket) => socket.on('data', () => socket.destroy()));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const nothing: Manifest = { format: 1, at: '', migrations: [], tables: [], sequences: [], files: 0 };

it.each([
  ['backup', (url: string) => dumpDatabase(url, '')],
  ['restore', (url: string) => loadDatabase(url, '', nothing, async () => undefined)],
])('the connection of a %s is kept alive while the database is silent for minutes', async (_, connect) => {
  const setKeepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
  await expect(
    connect(`postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/any`),
  ).rejects.toThrow();
  expect(setKeepAlive.mock.calls).toEqual([[true, 60_000]]);
  setKeepAlive.mockRestore();
});
