import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The lines of a table's file. Only \n ends one: `readline` also takes U+2028 for an end, and Postgres does not escape it in JSON. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
