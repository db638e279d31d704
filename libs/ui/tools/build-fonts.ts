import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

interface FontCut {
  name: string;
  source: string;
  axes: Record<string, number | { min: number; max: number; default?: number }>;
}

/** The three faces, with every axis that the design holds still pinned. */
const cuts: FontCut[] = [
  {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wdth: 115, wght: 620 },
  },
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    name: 'martian-mono',
    source: '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
    axes: { wdth: 100, wght: 400 },
  },
];

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));

/** Layout features that the styles use: kerning, ligatures, marks, and figures of one width for counters and tables. */
const features = ['kern', 'liga', 'ccmp', 'tnum'];

/** English, the accents of common names, and the punctuation that copy is set with. */
const characters = `${range(0x20, 0x7e)}\u00a0áàâäãåæçéèêëíìîïñóòôöøúùûüßÁÄÅÇÉÑÓÖØÚÜœ–—‘’“”…•·×°½£€©®™−`;

const require = createRequire(import.meta.url);
const outputFolder = path.join(import.meta.dirname, '../fonts');

await mkdir(outputFolder, { recursive: true });
for (const { name, source, axes } of cuts) {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(path.join(outputFolder, `${name}.woff2`), font);
  console.log(`${name}.woff2  ${(font.length / 1024).toFixed(1)} KB`);
}
