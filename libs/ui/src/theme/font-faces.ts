/// <reference path="./assets.d.ts" />
import archivo from '../../fonts/archivo.woff2';
import instrumentSans from '../../fonts/instrument-sans.woff2';
import martianMono from '../../fonts/martian-mono.woff2';

/** Faces of the first screen: a document preloads them. */
export const preloadedFonts: readonly string[] = [archivo, instrumentSans];

const face = (family: string, weight: string, address: string): string => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    font-display: swap;
    src: url('${address}') format('woff2');
  }
`;

/** How far a face reaches above and below its line, in percent of its size. */
interface Metrics {
  ascent: number;
  descent: number;
}

/** A face that visitors have on their machines, for a range of weights of ours. */
interface Substitute {
  weight: string;
  /** By the names that systems know it by. */
  fonts: string[];
  /** Percent by which it is as wide as ours. */
  size: number;
  /** For these alone, if it is not for all. */
  letters?: string;
}

/** Faces of the visitor's machine, stretched so that the text keeps its place when the real face arrives. */
const fallback = (family: string, { ascent, descent }: Metrics, substitutes: Substitute[]): string =>
  substitutes
    .map(
      ({ weight, fonts, size, letters }) => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${toHundredths(ascent / size)}%;
    descent-override: ${toHundredths(descent / size)}%;
    line-gap-override: 0%;
    ${letters ? `unicode-range: ${codePoints(letters)};` : ''}
  }
`,
    )
    .join('');

/** `U+41-5a` where letters follow each other: every document has all of these. */
const codePoints = (letters: string): string => {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range?.last === point - 1) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
};

const hex = (point: number): string => point.toString(16);

const toHundredths = (share: number): number => Math.round(share * 1e4) / 100;

const archivoMetrics: Metrics = { ascent: 87.8, descent: 21 };
const instrumentMetrics: Metrics = { ascent: 97, descent: 25 };
const martianMetrics: Metrics = { ascent: 100, descent: 20 };

const arial = ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'];
const arialBold = ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'];
// Since Android 12 one variable file has all weights.
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoMedium = ['Roboto Medium', 'Roboto-Medium', ...roboto];
const robotoBold = ['Roboto Bold', 'Roboto-Bold', ...roboto];
/** All of one width, 0.6 of their size. */
const courier = ['Courier New', 'Liberation Mono', 'Cousine', 'Droid Sans Mono'];

/**
 * Headlines are large and break early, so their letters have one of three sizes, by which a line is half a percent off
 * where one size made it one (standard deviation). Later faces win where letters are named twice. Running text has one
 * size: three would have the words of a whole page laid out in pieces.
 *
 * Sizes: width of all words of the public pages in the real face over their width in the substitute, between the total and
 * the median of single texts.
 */
export const fontFaces = [
  face('Archivo', '620', archivo),
  face('Instrument Sans', '400 700', instrumentSans),
  face('Martian Mono', '400', martianMono),
  fallback('Archivo Fallback', archivoMetrics, [
    { weight: '620', fonts: arialBold, size: 110.92 },
    { weight: '620', fonts: arialBold, size: 118.97, letters: '023456789%&+CDEFGHIJMNOPQRSTUVWYZacetz' },
    { weight: '620', fonts: arialBold, size: 99.11, letters: ` "':ijl` },
  ]),
  fallback('Archivo Android', archivoMetrics, [
    { weight: '620', fonts: robotoBold, size: 119.1 },
    { weight: '620', fonts: robotoBold, size: 125.21, letters: `"%&'+,?ABCDEFGHKLNOQRSUWXYZaceox’“—…` },
    { weight: '620', fonts: robotoBold, size: 107.03, letters: ' 17()-./Ifijlr–' },
  ]),
  fallback('Instrument Sans Fallback', instrumentMetrics, [
    { weight: '400 474', fonts: arial, size: 102.35 },
    { weight: '475 549', fonts: arial, size: 105.75 },
    { weight: '550 649', fonts: arialBold, size: 98.25 },
    { weight: '650 700', fonts: arialBold, size: 99.8 },
  ]),
  fallback('Instrument Sans Android', instrumentMetrics, [
    { weight: '400 474', fonts: roboto, size: 102.55 },
    { weight: '475 549', fonts: robotoMedium, size: 104.55 },
    { weight: '550 649', fonts: robotoBold, size: 104.4 },
    { weight: '650 700', fonts: robotoBold, size: 105.7 },
  ]),
  fallback('Martian Mono Fallback', martianMetrics, [{ weight: '400', fonts: courier, size: 116.7 }]),
].join('');
