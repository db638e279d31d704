/**
 * Writes src/landing/technology-marks.gen.ts out of the `simple-icons` package; with --check, fails when it is stale.
 * The package is one module of 3,400 drawings: imported by a page, it takes more of a release's build than all pages.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import * as icons from 'simple-icons';

/** Marks that pages show. */
const shown = [
  'siDocker',
  'siGoogleanalytics',
  'siHubspot',
  'siMailchimp',
  'siNodedotjs',
  'siPython',
  'siReact',
  'siTypescript',
] as const satisfies readonly (keyof typeof icons)[];

const file = path.join(import.meta.dirname, '../src/landing/technology-marks.gen.ts');
const marks = shown.map((name) => `export const ${name} = { path: '${icons[name].path}' };`);
const source = await prettier.format(
  ['/** From the `simple-icons` package, on a field of 24 by 24. */', ...marks].join('\n'),
  { parser: 'typescript', singleQuote: true, printWidth: 120 },
);

if (!process.argv.includes('--check')) writeFileSync(file, source);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
  process.stderr.write('The marks of technologies are stale. Run: npx nx run public-site:technology-marks\n');
  process.exit(1);
}
