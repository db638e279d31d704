/** `npm run stack [-- FILE]`: turns reported stacks, from a file or the standard input, into lines of source. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { command } from '../release/command';
import { defaultReleasesDir } from '../release/workspace';
import { Problem } from '../start/problem';
import { readReportedStacks } from './reported-stack';
import { resolveStack } from './resolved-stack';
import { sourceMapsDirOf } from './source-maps-folder';
import { SourcePlaces } from './source-place';

await command(async () => {
  const [file] = process.argv.slice(2);
  const stacks = readReportedStacks(file ? await readInput(file) : await text(process.stdin));
  if (stacks.length === 0)
    throw new Problem('No stack trace was found. Pass a line of the log, or a stack trace as text.');
  const places = new SourcePlaces(sourceMapsDirOf(defaultReleasesDir()));
  for (const stack of stacks) console.log(`${await resolveStack(stack, places)}\n`);
});

function readInput(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new Problem(`${file} can't be read: ${error.message}.`);
  });
}
