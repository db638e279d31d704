import { palette } from './palette.js';
import { circle, rect } from './shapes.js';

/** Small signs, drawn around (0, 0) within 18 units each way. */
const glyphs = {
  bell: 'M-14 10c4 -4 4 -8 4 -14a10 10 0 0 1 20 0c0 6 0 10 4 14zM-4 16h8',
  bolt: 'M4 -18L-12 4H-1L-4 18L12 -4H1z',
  calendar: 'M-16 -13h32v30h-32zM-16 -4h32M-7 -18v9M7 -18v9',
  camera: `M-18 -9h8l4 -6h12l4 6h8v24h-36z${circle(0, 3, 6.5)}`,
  chart: 'M-17 16h34M-10 16V2M0 16V-14M10 16V-5',
  chat: 'M-17 -14h34v24h-19l-9 8v-8h-6z',
  check: 'M-14 1l9 10L15 -11',
  drop: 'M0 -18C8 -8 13 -2 13 5a13 13 0 0 1 -26 0C-13 -2 -8 -8 0 -18z',
  house: 'M-18 1L0 -16L18 1M-12 -4V16H12V-4',
  invoice: 'M-13 -18h26v35l-6.5 -5l-6.5 5l-6.5 -5l-6.5 5zM-6 -8h12M-6 1h12',
  key: `${circle(-9, 0, 8.5)}M0 0H18M10 0v8M18 0v8`,
  mail: 'M-18 -13h36v26h-36zM-18 -11L0 4L18 -11',
  pen: 'M-16 16l3 -11L9 -17l8 8L-5 13zM3 -11l8 8',
  person: `${circle(0, -9, 8)}M-16 17c0 -11 7 -15 16 -15s16 4 16 15`,
  phone: 'M-7 -17l5 9l-5 5c2 5 5 8 10 10l5 -5l9 5c0 6 -3 10 -8 10c-14 0 -26 -12 -26 -26c0 -5 4 -8 10 -8z',
  question: 'M-9 -7a9 9 0 1 1 13 8c-3 1.5 -4 3 -4 6M0 14v2',
  search: `${circle(-3, -3, 12)}M6 6L17 17`,
  sheet: 'M-13 -18h17l9 9v27h-26zM4 -18v9h9M-6 2h12M-6 10h12',
  truck: `M-20 -11h23v21h-23zM3 -4h9l8 7v7h-17${circle(-11, 12, 4)}${circle(11, 12, 4)}`,
  wrench: 'M17 -11l-8 8l-6 -6l8 -8a11 11 0 0 0 -14 14l-14 14l6 6l14 -14a11 11 0 0 0 14 -14z',
} as const;

export type Glyph = keyof typeof glyphs;

/** A sign on a small square card: a station on a route. */
export const tile = (x: number, y: number, glyph: Glyph, size = 66): string =>
  station(x, y, glyph, size, palette.card, palette.ink, palette.ink);

/** The station where the work is done, or where one may look: the same card in blue. */
export const blueTile = (x: number, y: number, glyph: Glyph, size = 66): string =>
  station(x, y, glyph, size, palette.blue, palette.blue, palette.card);

/** The sign alone. */
export const sign = (x: number, y: number, glyph: Glyph, colour: string = palette.ink, scale = 1): string =>
  `<path transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}" d="${glyphs[glyph]}" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"/>`;

const station = (
  x: number,
  y: number,
  glyph: Glyph,
  size: number,
  fill: string,
  border: string,
  colour: string,
): string =>
  `<path d="${rect(x - size / 2, y - size / 2, size, size)}" fill="${fill}" stroke="${border}" stroke-width="4" stroke-linejoin="round"/>` +
  sign(x, y, glyph, colour, size / 66);
