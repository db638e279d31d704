import { distinctLightColors, palettes, type ColorName } from './index';

/** Every text colour with the surfaces that it stands on. */
const pairs: [text: ColorName, surfaces: ColorName[]][] = [
  ['ink', ['paper', 'card', 'grid', 'blueWash', 'goodWash', 'warnWash', 'badWash']],
  ['inkSoft', ['paper', 'card', 'grid', 'blueWash']],
  ['paper', ['ink']],
  ['blue', ['paper', 'card', 'grid', 'blueWash']],
  ['onFill', ['blue', 'good', 'warn', 'bad']],
  ['onBand', ['blueBand']],
  ['onBandSoft', ['blueBand']],
  ['lime', ['blueBand']],
  ['onLime', ['lime']],
  ['good', ['paper', 'card', 'goodWash']],
  ['warn', ['paper', 'card', 'warnWash']],
  ['bad', ['paper', 'card', 'badWash']],
];

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  const palette = palettes[scheme];

  it.each(pairs.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const)))(
    'sets %s on %s at 4.5:1 or better',
    (text, surface) => {
      expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['paper', 'card'] as const)('draws the edges of controls on %s at 3:1 or better', (surface) => {
    expect(contrast(palette.inkSoft, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

it('has a color of its own for every name in a drawing tool, which nobody sees to differ', () => {
  const colors = Object.entries(distinctLightColors()) as [ColorName, string][];
  expect(new Set(colors.map(([, color]) => color)).size).toBe(colors.length);
  for (const [name, color] of colors) {
    expect(color).toMatch(/^#([\da-f]{6}|[\da-f]{8})$/);
    expect(contrast(color, palettes.light[name])).toBeLessThan(1.01);
  }
});

const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const channel = (start: number): number => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
