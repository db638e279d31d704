import express from 'express';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { JpegCopies } from './jpeg-copies';
import { renditions } from './renditions';

const folder = mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('renders all drawings that are asked for at once, however few are cached', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  for (const name of names) writeFileSync(path.join(folder, `${name}.svg`), drawing);
  const server = express()
    .use(renditions(folder, new JpegCopies(), 3))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(names.map((name) => fetch(`http://127.0.0.1:${port}/${name}.png`)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  server.close();
});
