import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderAsync, Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

export interface Typesetter {
  /** Width of a text as an SVG text element with these attributes. */
  widthOf(text: string, attributes: string): number;
  toPng(svg: string): Promise<Buffer>;
  close(): Promise<void>;
}

const fontsFolder = path.join(__dirname, '../../../libs/ui/fonts');
const fonts = ['archivo', 'instrument-sans', 'martian-mono'];

/** What the cuts of the site's typefaces call themselves, by the names that styles have for them. */
export const faces: Record<string, string> = {
  display: 'Archivo SemiBold',
  mono: 'Martian Mono SemiExpanded',
};

/** Sets and draws in the site's own typefaces, whatever the machine has. */
export async function createTypesetter(): Promise<Typesetter> {
  const folder = await mkdtemp(path.join(tmpdir(), 'social-cards-'));
  const fontFiles = await Promise.all(fonts.map((name) => unpack(name, folder)));
  const options = { font: { fontFiles, loadSystemFonts: false } };
  return {
    widthOf(text, attributes) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text y="100" ${attributes}>${escapeXml(text)}</text></svg>`;
      return new Resvg(svg, options).getBBox()?.width ?? 0;
    },
    toPng: async (svg) => (await renderAsync(svg, options)).asPng(),
    close: () => rm(folder, { recursive: true }),
  };
}

/** The renderer reads fonts only unpacked, and from files. */
async function unpack(name: string, folder: string): Promise<string> {
  const packed = await readFile(path.join(fontsFolder, `${name}.woff2`));
  const file = path.join(folder, `${name}.ttf`);
  await writeFile(file, await subsetFont(packed, characters, { targetFormat: 'sfnt' }));
  return file;
}

/** Whatever Latin the fonts have. */
const characters = String.fromCodePoint(
  ...Array.from({ length: 0x250 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x70 }, (_, index) => 0x2000 + index),
  0x2212,
);

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
