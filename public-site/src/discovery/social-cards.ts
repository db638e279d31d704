import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResourceBuilder } from './resource';
import { escapeXml } from './xml';

export const socialCardAddress = /^\/social-cards\/([\w-]+)\.png$/;

/** Folder beside the server's bundle with what `tools/draw-social-cards.ts` draws, and its files for type. */
export const cardsFolder = 'social-cards';
export const cardFonts = ['archivo', 'instrument-sans', 'martian-mono'].map((name) => `${name}.ttf`);

/** Stand in a drawn card for what only a deployment knows. */
export const companyMarks = { name: '{company}', size: '{company-size}' };

/** Letters of a name, with half of their height as their width, keep clear of the drawing. */
const companySize = (name: string): number => Math.min(30, Math.floor(900 / name.length));

/** The cards of a folder, with the company's name. */
export const socialCards =
  (folder: string): ResourceBuilder =>
  async ({ pathname, config: { name } }) => {
    const [, card = ''] = socialCardAddress.exec(pathname) ?? [];
    const drawing = await readFile(path.join(folder, `${card}.svg`), 'utf8').catch(() => undefined);
    if (drawing === undefined) return undefined;
    const body = drawing
      .replace(companyMarks.size, String(companySize(name)))
      .replace(companyMarks.name, () => escapeXml(name));
    const fonts = cardFonts.map((font) => `server/${cardsFolder}/${font}`);
    return { contentType: 'image/png', body, rasterize: { fonts } };
  };
