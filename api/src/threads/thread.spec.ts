import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Thread } from './thread';

const folder = mkdtempSync(path.join(os.tmpdir(), 'thread-'));
const file = path.join(folder, 'worker.mjs');
beforeAll(() =>
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ given }) => {
      if (given === 'break') throw new Error('Broken.');
      while (given === 'hang');
      parentPort.postMessage({ result: 'done: ' + given });
    });`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

it('lets a job that breaks or hangs fail alone, and does the next', async () => {
  const thread = new Thread('safeHtml', 1_000, file);
  const results = await Promise.allSettled(['first', 'break', 'second', 'hang', 'third'].map((job) => thread.run(job)));
  expect(results).toEqual([
    { status: 'fulfilled', value: 'done: first' },
    { status: 'rejected', reason: expect.objectContaining({ message: 'Broken.' }) },
    { status: 'fulfilled', value: 'done: second' },
    { status: 'rejected', reason: expect.objectContaining({ message: 'The thread of safeHtml hangs.' }) },
    { status: 'fulfilled', value: 'done: third' },
  ]);
});
