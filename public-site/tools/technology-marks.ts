/**
 * Writes src/landing/technology-marks out of the `simple-icons` package; with --check, fails when it is stale.
 * The package is one module of 3,400 drawings: imported by a page, it takes more of a release's build than all pages.
 * A file for each mark, since a page's chunk holds the whole file that it imports.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const folder = path.join(import.meta.dirname, '../src/landing/technology-marks');
const files = new Map<string, string>(
  await Promise.all(shown.map(async (name) => [`${icons[name].slug}.gen.ts`, await sourceOf(name)] as const)),
);

if (!process.argv.includes('--check')) write();
else if (isStale()) {
  process.stderr.write('The marks of technologies are stale. Run: npx nx run public-site:technology-marks\n');
  process.exit(1);
}

function sourceOf(name: (typeof shown)[number]): Promise<string> {
  const mark = `export const ${name} = { path: '${icons[name].path}' };`;
  return prettier.format(`/** From the \`simple-icons\` package, on a field of 24 by 24. */\n${mark}`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 120,
  });
}

function write(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, source] of files) writeFileSync(path.join(folder, file), source);
}

function isStale(): boolean {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  if (present.length !== files.size) return true;
  return present.some((file) => readFileSync(path.join(folder, file), 'utf8') !== files.get(file));
}
