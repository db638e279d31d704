import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { apiDatabaseUrl } from '../../testing/database';
import { useApi } from '../../testing/use-api';
import type { ApiConfig } from '../config/api-config';
import { toProblem } from '../errors/to-problem';
import { dataSourceOptions } from './data-source-options';

useApi();

const poolSize = 2;
const behind = new URL(apiDatabaseUrl());
const sockets = new Set<Socket>();
const relay = createServer((socket) => {
  const database = connect(Number(behind.port), behind.hostname);
  for (const end of [socket, database]) sockets.add(end.on('error', () => undefined));
  socket.pipe(database).pipe(socket);
});
beforeAll(() => new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  relay.close();
});

/** As a host that loses its power: nothing is closed, and what takes its place answers new connections. */
function vanish(): void {
  for (const socket of sockets) socket.unpipe().pause();
}

/** As a copy of the API connects. */
function connectTo(address: URL, settings?: { silenceTimeout: number }): Promise<DataSource> {
  const config = { databaseUrl: address.href, poolSize, preparedStatements: true } as ApiConfig;
  return new DataSource(dataSourceOptions(config, settings)).initialize();
}

it('queries that a vanished server leaves open are ended, and later ones ask the server that takes its place', async () => {
  const address = new URL(behind);
  address.port = String((relay.address() as AddressInfo).port);
  const dataSource = await connectTo(address, { silenceTimeout: 500 });
  const ask = () => dataSource.query('SELECT 1 AS answer');
  await Promise.all([ask(), ask()]);
  vanish();
  const asked = await Promise.allSettled(Array.from({ length: poolSize + 1 }, ask));
  const outcomes = asked.map((outcome) => (outcome.status === 'rejected' ? toProblem(outcome.reason).statusCode : 200));
  expect(outcomes).toEqual([503, 503, 200]);
  expect(await ask()).toEqual([{ answer: 1 }]);
  await dataSource.destroy();
});

it('a server that can only be read, such as a standby, counts as unavailable', async () => {
  const standby = new URL(behind);
  standby.searchParams.set('options', '-c default_transaction_read_only=on');
  const dataSource = await connectTo(standby);
  const refusal = await dataSource.query('DELETE FROM rate_limits').catch(toProblem);
  expect(refusal).toMatchObject({ statusCode: 503 });
  await dataSource.destroy();
});

it('Postgres ends a transaction that a stopped or vanished copy of the API leaves open', async () => {
  const dataSource = await connectTo(behind);
  const [setting] = await dataSource.query('SHOW idle_in_transaction_session_timeout');
  expect(setting).toEqual({ idle_in_transaction_session_timeout: '2min' });
  await dataSource.destroy();
});
