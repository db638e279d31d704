/** Every colour of the product, in light and in dark. Names become custom properties (`inkSoft` is `--ink-soft`). */
export const palettes = {
  light: {
    ink: '#0b1633',
    inkSoft: '#46527a',
    paper: '#f5f8fd',
    card: '#ffffff',
    line: '#c9d3ea',
    /** Thin enough to lie under text: the plan's grid. */
    grid: '#e4eaf8',
    blue: '#1d3fe0',
    /** A room or a row in pale blue. */
    blueWash: '#e8edfc',
    blueBand: '#1d3fe0',
    /** Text on the blue band. */
    onBand: '#ffffff',
    /** Secondary text on the blue band. */
    onBandSoft: '#dbe3ff',
    lime: '#dff25a',
    /** Text on lime, whatever the scheme. */
    onLime: '#0b1633',
    /** Text on a surface filled with blue, good, warn or bad. */
    onFill: '#ffffff',
    good: '#0f7a4a',
    goodWash: '#e6f4ec',
    warn: '#8a5a00',
    warnWash: '#fbf1dc',
    bad: '#b3261e',
    badWash: '#fcecea',
    /** What a dialog lays over the page. */
    scrim: '#0b16338c',
  },
  dark: {
    ink: '#e9eefb',
    inkSoft: '#a9b5d6',
    paper: '#0a1124',
    card: '#101a35',
    line: '#26345c',
    grid: '#131d3a',
    blue: '#7d95ff',
    blueWash: '#17224a',
    blueBand: '#16288f',
    onBand: '#ffffff',
    onBandSoft: '#cdd7ff',
    lime: '#dff25a',
    onLime: '#0b1633',
    onFill: '#0a1124',
    good: '#5fd39b',
    goodWash: '#10292b',
    warn: '#f0bd5a',
    warnWash: '#2b2620',
    bad: '#ff8d84',
    badWash: '#321d2b',
    scrim: '#050914b3',
  },
} as const;

export type ColorName = keyof (typeof palettes)['light'];

export type Scheme = keyof typeof palettes;

/** Custom property of a colour. */
export const propertyOf = (name: ColorName): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Declares colours of a scheme, or all of them, as custom properties: `--ink:#0b1633;--paper:#f5f8fd`. */
export const declareColors = (scheme: Scheme, names = Object.keys(palettes[scheme]) as ColorName[]): string =>
  names.map((name) => `${propertyOf(name)}:${palettes[scheme][name]}`).join(';');

/** The light colors for drawing tools, which write colors in place of classes: of colors that look alike, each a step darker. */
export const distinctLightColors = (): Record<ColorName, string> => {
  const colors: Record<ColorName, string> = { ...palettes.light };
  const taken = new Set<string>();
  for (const name of Object.keys(colors) as ColorName[]) {
    while (taken.has(colors[name])) colors[name] = darker(colors[name]);
    taken.add(colors[name]);
  }
  return colors;
};

const darker = (color: string): string =>
  color.slice(0, 5) + (parseInt(color.slice(5), 16) - 1).toString(16).padStart(2, '0');
