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

interface FallbackMetrics {
  size: number;
  ascent: number;
  descent: number;
}

/** A face of the visitor's machine, stretched so that the text keeps its place when the real face arrives. */
const fallback = (
  family: string,
  weight: string,
  fonts: string[],
  { size, ascent, descent }: FallbackMetrics,
): string => `
  @font-face {
    font-family: '${family} Fallback';
    font-weight: ${weight};
    src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }
`;

const sans = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'];
const sansBold = ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'];
const mono = ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'];

// Sizes: width of a paragraph of copy in the real face over its width in Arial (Courier New for the mono).
export const fontFaces = [
  face('Archivo', '620', archivo),
  face('Instrument Sans', '400 700', instrumentSans),
  face('Martian Mono', '400', martianMono),
  fallback('Archivo', '620', sansBold, { size: 111.23, ascent: 78.93, descent: 18.88 }),
  fallback('Instrument Sans', '400 549', sans, { size: 101.5, ascent: 95.57, descent: 24.63 }),
  fallback('Instrument Sans', '550 700', sansBold, { size: 96.5, ascent: 100.52, descent: 25.91 }),
  fallback('Martian Mono', '400', mono, { size: 116.65, ascent: 85.73, descent: 17.15 }),
].join('');
