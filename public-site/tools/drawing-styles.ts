/**
 * Writes into each drawing's file what its classes look like, in light and in dark, so that a drawing tool and a browser show
 * it as the site does; with --check, fails when a file has it otherwise. The build leaves it out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSheetStyle } from './sheet-style';

const folder = path.join(import.meta.dirname, '../src/drawings');

const stale = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }))
  .map(({ name, source }) => ({ name, source, styled: withSheetStyle(source) }))
  .filter(({ source, styled }) => source !== styled);

if (!process.argv.includes('--check')) {
  for (const { name, styled } of stale) writeFileSync(path.join(folder, name), styled);
} else if (stale.length > 0) {
  const names = stale.map(({ name }) => name).join(', ');
  process.stderr.write(`The styles of ${names} are stale. Run: npx nx run public-site:drawing-styles\n`);
  process.exit(1);
}
