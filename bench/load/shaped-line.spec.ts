import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ShapedLine } from './shaped-line';

let server: Server;
let line: ShapedLine;
const bytes = randomBytes(100_000);
beforeAll(async () => {
  server = createServer((_, response) => response.end(bytes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line = await ShapedLine.open((server.address() as AddressInfo).port, { bitsPerSecond: 8_000_000, roundTripMs: 40 });
});
afterAll(async () => {
  await line.close();
  server.closeAllConnections();
  server.close();
});

it('carries everything, as fast as it is and no faster', async () => {
  const began = performance.now();
  const bodies = await Promise.all([1, 2].map(async () => Buffer.from(await (await fetch(line.origin)).arrayBuffer())));
  // Two responses of 0.1 s each on one line, and a round trip.
  expect(performance.now() - began).toBeGreaterThan(235);
  expect(bodies.every((body) => body.equals(bytes))).toBe(true);
});
