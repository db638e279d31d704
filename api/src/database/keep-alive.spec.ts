import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { mock } from 'node:test';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config/api-config';
import { ChangeListener } from '../releases/live/change-listener';
import { dataSourceOptions } from './data-source-options';

/** Takes connections, and closes them at the first word. */
const server = createServer((socket) => socket.on('data', () => server.emit('asked', socket.destroy())));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => void server.close());

function config(): ApiConfig {
  const databaseUrl = `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/any`;
  return { databaseUrl, poolSize: 1, preparedStatements: true, releaseServiceSecret: 'secret' } as ApiConfig;
}

it.each([
  [
    'a migration',
    () => new DataSource(dataSourceOptions(config(), { silenceTimeout: 0 })).initialize().catch(() => undefined),
  ],
  [
    'who listens for changes',
    async () => {
      const listener = new ChangeListener(config());
      const asked = once(server, 'asked');
      listener.onApplicationBootstrap();
      await asked;
      await listener.onModuleDestroy();
    },
  ],
])('the connection of %s is kept alive while the database is silent for minutes', async (_, connect) => {
  const setKeepAlive = mock.method(Socket.prototype, 'setKeepAlive');
  await connect();
  expect(setKeepAlive.mock.calls.map((call) => call.arguments)).toEqual([[true, 60_000]]);
  setKeepAlive.mock.restore();
});
