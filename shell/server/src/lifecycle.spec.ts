import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { endOn, listen } from './lifecycle';

it('exits with 0 on SIGTERM, although a connection is kept alive and one never sent a byte', async () => {
  const server = createServer((_request, response) => void response.end());
  const exit = new Promise((resolve) => jest.spyOn(process, 'exit').mockImplementation(resolve as never));
  // Jest makes one up, and no parent for it.
  delete process.send;
  endOn({ server, stop: () => undefined, graceMs: 60_000, log: pino({ level: 'silent' }) });
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  await fetch(`http://127.0.0.1:${port}`);
  connect(port, '127.0.0.1');
  await once(server, 'connection');
  process.emit('SIGTERM');
  expect(await exit).toBe(0);
}, 10_000);
