import { palettes, propertyOf, type ColorName } from '@site/palette';

/** Colours as `var(--…)`, right in either scheme. */
export const color = Object.fromEntries(
  (Object.keys(palettes.light) as ColorName[]).map((name) => [name, `var(${propertyOf(name)})`]),
) as Record<ColorName, string>;

/** Spacing by its size in pixels. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

/** Corners are barely rounded. */
export const radius = '3px';

/** Stacking order of everything above the page. */
export const layer = { menu: 20, dialog: 40, select: 50, tooltip: 60, toast: 70 } as const;

/** Width of the page grid. */
export const measure = '1180px';

const phoneWidth = 375;
const desktopWidth = 1280;

/** A length that grows from a phone's value to a desktop's; like all spacing, whatever the size of letters. */
export const fluid = (phone: number, desktop: number, unit = 'px', pixels = 1): string => {
  const slope = (desktop - phone) / (desktopWidth - phoneWidth);
  const length = (size: number) => Number((size / pixels).toFixed(4)) + unit;
  return `clamp(${length(phone)}, ${length(phone - slope * phoneWidth)} + ${(slope * 100).toFixed(4)}vw, ${length(desktop)})`;
};

/** A size of letters that does so, and grows with the size that the visitor has set. */
export const fluidText = (phone: number, desktop: number): string => fluid(phone, desktop, 'rem', 16);

const families = {
  display: "'Archivo', 'Archivo Fallback', 'Archivo Android', sans-serif",
  text: "'Instrument Sans', 'Instrument Sans Fallback', 'Instrument Sans Android', sans-serif",
  mono: "'Martian Mono', 'Martian Mono Fallback', monospace",
};

/** Declarations of what `fontFamily` refers to. */
export const declareFamilies = Object.entries(families)
  .map(([name, family]) => `--${name}-face: ${family};`)
  .join(' ');

/** Families by name: a page names them in dozens of rules. */
export const fontFamily = {
  display: 'var(--display-face)',
  text: 'var(--text-face)',
  mono: 'var(--mono-face)',
} as const;

/**
 * A headline is large as it is: where a visitor has made letters larger, it grows with them until its longest words just fit a
 * phone. `most` is in hundredths of the screen's width, of which no screen needs as many at the usual size.
 */
const headline = (size: string, leading: number, most = 10): string =>
  `font: 620 min(${size}, ${most}vw)/${leading} ${fontFamily.display}; letter-spacing: -0.022em; text-wrap: balance;`;
const text = (size: string, leading: number): string =>
  `font: 400 ${size}/${leading} ${fontFamily.text}; letter-spacing: normal;`;

/** Declarations for a style block: `${type.title}` sets face, size, leading and tracking at once. */
export const type = {
  /** 66 px, a page's headline. */
  display: headline(fluidText(40, 66), 1.04, 13),
  /** 46 px, a section's headline. */
  title: headline(fluidText(30, 46), 1.04, 11.5),
  /** 33 px, a figure or a console page's headline. */
  heading: headline(fluidText(26, 33), 1.08),
  /** 25 px, a room's headline. */
  subheading: headline(fluidText(21, 25), 1.16, 9.5),
  /** 17 px, the smallest headline. */
  minor: headline('1.0625rem', 1.3),
  /** 20 px, the paragraph under a headline. */
  lead: text(fluidText(18, 20), 1.6),
  /** 17/27, running text. */
  body: text('1.0625rem', 27 / 17),
  /** 15 px, the console and controls. */
  dense: text('0.9375rem', 1.5),
  /** 14 px, hints and small print. */
  small: text('0.875rem', 1.5),
  /** 11.5 px, the annotation style of drawings: dimensions and labels. */
  mono: `font: 400 0.71875rem/1.5 ${fontFamily.mono}; letter-spacing: 0.02em;`,
} as const;

/** Opening of a media block: `${media.tablet} { … }`. */
export const media = {
  /** Up to 767 px. */
  phone: '@media (max-width: 47.99em)',
  /** From 768 px. */
  tablet: '@media (min-width: 48em)',
  /** From 1024 px. */
  desktop: '@media (min-width: 64em)',
  /** From 1280 px. */
  wide: '@media (min-width: 80em)',
  /** The pointer can hover. */
  hover: '@media (hover: hover)',
  /** A screen whose visitor has not asked for reduced motion: put every animation in it. */
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
  /** On paper, where nobody scrolls and all there is has to show. */
  print: '@media print',
} as const;

/**
 * Opening of a block for a phone whose visitor has set letters to a third more or larger: `${largeText} { … }`.
 * It asks the frame of a public page, which is the container, since a question to the screen does not know of `rem`.
 */
export const largeText = '@container (max-width: 18rem)';

/** Squared paper under a section: `${planGrid}`. */
export const planGrid = `
  background-color: ${color.paper};
  background-image:
    linear-gradient(${color.grid} 1px, transparent 1px),
    linear-gradient(90deg, ${color.grid} 1px, transparent 1px);
  background-size: 32px 32px;
  background-position: center top;
`;
