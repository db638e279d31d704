import { palettes } from '@site/palette';
import { escapeXml } from '../xml';
import type { SetHeadline } from './headline';

const { light } = palettes;

export const cardSize = { width: 1200, height: 630 };
export const margin = 64;
const { width, height } = cardSize;

/** What the cuts of the site's typefaces call themselves, by the names that styles have for them. */
export const faces: Record<string, string> = {
  display: 'Archivo SemiBold',
  mono: 'Martian Mono SemiExpanded',
};

/** Of a headline, by its size. */
export const tracking = -0.022;

export interface Sheet {
  /** The company's name and the size of its letters, ready to stand in an SVG. */
  company: { name: string; size: string };
  badge: string;
  headline: SetHeadline;
  /** Drawn below the headline's letters. */
  markers?: string;
  picture: string;
  /** Where the dimension line below begins, ends and is divided. */
  stops: number[];
}

export const leading = 1.1;
export const column = { top: 136, height: 400 };

/** Where the first of so many lines begins: the headline stands in the middle of its column. */
const topOf = ({ size, lines }: SetHeadline): number =>
  column.top + (column.height - lines.length * size * leading) / 2;

export const baselineOf = (headline: SetHeadline, index: number): number =>
  topOf(headline) + headline.size * (0.82 + index * leading);

/** A sheet of the plan: whose it is, a headline, a picture, and a dimension line below. */
export function sheetSvg({ company, badge, headline, markers = '', picture, stops }: Sheet): string {
  const texts = headline.lines.map(
    ({ text }, index) =>
      `<text x="${margin}" y="${baselineOf(headline, index)}" fill="${light.ink}" ${display(headline.size)}>${escapeXml(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path d="M0 0h${width}v${height}H0z" fill="${light.paper}"/>
<path d="${grid}" stroke="${light.grid}" stroke-width="1.5"/>
${glyph}
<text x="${margin + 60}" y="93" fill="${light.ink}" ${displayFace} font-size="${company.size}">${company.name}</text>
<text x="${margin + 16}" y="556" font-family="${faces.mono}" font-size="17" fill="${light.inkSoft}">${escapeXml(badge)}</text>
${markers}
${texts.join('\n')}
${picture}
${dimension(stops)}
</svg>`;
}

const displayFace = `font-family="${faces.display}" font-weight="620"`;

/** Attributes of a headline's letters. */
export const display = (size: number): string =>
  `${displayFace} font-size="${size}" letter-spacing="${tracking * size}"`;

/** 32 to a square, as under the site's headlines. */
const grid = [
  ...Array.from({ length: 37 }, (_, index) => `M${(index + 1) * 32 - 8} 0V${height}`),
  ...Array.from({ length: 19 }, (_, index) => `M0 ${(index + 1) * 32 - 5}H${width}`),
].join('');

/** The logo: three rooms and the two doors between them. */
const glyph = `<g transform="translate(${margin} 62) scale(1.75)" fill="none" stroke-width="2">
<path d="M12 5h3M12 19h3" stroke="${light.blue}"/><path d="M1 1h10v8H1zM1 15h10v8H1zM16 1h7v22h-7z" stroke="${light.ink}"/></g>`;

const dimension = (stops: number[]): string =>
  `<path d="M${stops[0]} 574H${stops.at(-1)}${stops.map((x) => `M${x} 564v20`).join('')}" stroke="${light.blue}" stroke-width="2.5"/>`;
