import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResourceBuilder } from '../resource';
import { escapeXml } from '../xml';

export const socialCardAddress = /^\/social-cards\/([\w-]+)\.png$/;

/** Folder beside the server's bundle with what `tools/draw-social-cards.ts` draws, and its files for type. */
export const cardsFolder = 'social-cards';
export const cardFonts = ['archivo', 'instrument-sans', 'martian-mono'].map((name) => `${name}.ttf`);

/** The fonts of a card, as the shell finds them in the release. */
export const rasterize = { fonts: cardFonts.map((font) => `server/${cardsFolder}/${font}`) };

/** Stand in a drawn card for what only a deployment knows. */
export const companyMarks = { name: '{company}', size: '{company-size}' };

/** A company's name as a card has it. Letters with half of their height as their width keep clear of the picture. */
export const companyOn = (name: string, room: number) => ({
  name: escapeXml(name),
  size: String(Math.min(30, Math.floor((2 * room) / name.length))),
});

/** The cards of a folder, with the company's name. */
export const socialCards =
  (folder: string): ResourceBuilder =>
  async ({ pathname, config: { name } }) => {
    const [, card = ''] = socialCardAddress.exec(pathname) ?? [];
    const drawing = await readFile(path.join(folder, `${card}.svg`), 'utf8').catch(() => undefined);
    if (drawing === undefined) return undefined;
    const company = companyOn(name, 450);
    const body = drawing.replace(companyMarks.size, company.size).replace(companyMarks.name, () => company.name);
    return { contentType: 'image/png', body, rasterize };
  };
