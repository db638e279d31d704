import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { cardFonts } from '../../src/discovery/social-cards/page-cards';
import { escapeXml } from '../../src/discovery/xml';

export interface Typesetter {
  /** Width of a text as an SVG text element with these attributes. */
  widthOf(text: string, attributes: string): number;
}

const fontsFolder = path.join(__dirname, '../../../libs/ui/fonts');

/** Sets in the site's own typefaces, whatever the machine has. Leaves them in a folder: they are needed to draw, too. */
export async function createTypesetter(folder: string): Promise<Typesetter> {
  const fontFiles = await Promise.all(cardFonts.map((file) => unpack(file, folder)));
  const options = { font: { fontFiles, loadSystemFonts: false } };
  return {
    widthOf(text, attributes) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="100" ${attributes}>${escapeXml(text)}</text></svg>`;
      return new Resvg(svg, options).getBBox()?.width ?? 0;
    },
  };
}

/** The renderer reads fonts only unpacked, and from files. */
async function unpack(name: string, folder: string): Promise<string> {
  const packed = await readFile(path.join(fontsFolder, name.replace(/ttf$/, 'woff2')));
  const file = path.join(folder, name);
  await writeFile(file, await subsetFont(packed, characters, { targetFormat: 'sfnt' }));
  return file;
}

/** Whatever Latin the fonts have. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x70 }, (_, index) => 0x2000 + index),
  0x2212,
);
