import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResourceBuilder, ResourceRequest } from '../resource';
import { escapeXml } from '../xml';
import { canBeSet, type LetterWidths } from './set-title';

export const socialCardAddress = /^\/social-cards\/([\w-]+)\.png$/;

/** Folder beside the server's bundle with what `tools/draw-social-cards.ts` draws, and its files for type. */
export const cardsFolder = 'social-cards';
export const cardFonts = ['archivo', 'instrument-sans', 'martian-mono'].map((name) => `${name}.ttf`);

/** The fonts of a card, as the shell finds them in the release. */
export const rasterize = { fonts: cardFonts.map((font) => `server/${cardsFolder}/${font}`) };

/** Stand in a drawn card for what only a deployment knows. */
export const companyMarks = { name: '{company}', size: '{company-size}' };

/** Whose site a card is of. */
export type Owner = Pick<ResourceRequest, 'config' | 'origin'>;

/**
 * Whose a card is: the company's name, or the site's host where the typeface lacks one of its letters. Letters with half of
 * their height as their width keep clear of the picture.
 */
export function companyOn({ config, origin }: Owner, room: number, widths: LetterWidths) {
  const name = config.name.normalize('NFC');
  const shown = canBeSet(name, widths) ? name : new URL(origin).host;
  return { name: escapeXml(shown), size: String(Math.min(30, Math.floor((2 * room) / shown.length))) };
}

export const readWidths = async (folder: string): Promise<LetterWidths> =>
  JSON.parse(await readFile(path.join(folder, 'letter-widths.json'), 'utf8'));

/** The cards of a folder, with the company's name. */
export const socialCards =
  (folder: string): ResourceBuilder =>
  async ({ pathname, ...owner }) => {
    const [, card = ''] = socialCardAddress.exec(pathname) ?? [];
    const drawing = await readFile(path.join(folder, `${card}.svg`), 'utf8').catch(() => undefined);
    if (drawing === undefined) return undefined;
    const company = companyOn(owner, 450, await readWidths(folder));
    const body = drawing.replace(companyMarks.size, company.size).replace(companyMarks.name, () => company.name);
    return { contentType: 'image/png', body, rasterize };
  };
