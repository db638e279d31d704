import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readLines } from './read-lines';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function linesOf(text: string): Promise<string[]> {
  const file = path.join(folder, 'lines.gz');
  await writeFile(file, gzipSync(text));
  const lines: string[] = [];
  for await (const line of readLines(file)) lines.push(line);
  return lines;
}

it('the lines of a file end at line feeds alone', async () => {
  expect(await linesOf('{"a":"1\u20282\u20293\u00854\r"}\n{"b":1}\n')).toEqual([
    '{"a":"1\u20282\u20293\u00854\r"}',
    '{"b":1}',
  ]);
  expect(await linesOf('')).toEqual([]);
});

it('lines and characters that lie across the parts of a file that are read at a time are whole', async () => {
  // The size of such a part is no multiple of the bytes of a character, or of a pair.
  const lines = ['\u2028'.repeat(100_001), 'a', '😀ä'.repeat(50_001), '€\u2029'.repeat(9)];
  expect(await linesOf(lines.map((line) => `${line}\n`).join(''))).toEqual(lines);
});
