import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../paths.js';

const paletteFile = join(root, 'libs/palette/src/index.ts');
const rulesFile = join(root, 'public-site/src/drawings/sheet-rules.ts');

/** Of which a drawing is made anew when they change. */
export const themeFiles = [paletteFile, rulesFile];

const { distinctLightColors, propertyOf } = await tsImport(paletteFile, import.meta.url);

const { sheetRules, sheetStyle } = await tsImport(rulesFile, import.meta.url);

export { sheetStyle };

/** Custom properties by their value in the light theme. */
export const lightColors = Object.fromEntries(
  Object.entries(distinctLightColors()).map(([name, color]) => [color, propertyOf(name)]),
);

const paint = (property, color) => `${property}: var(${propertyOf(color)});`;

/** What classes and text look like, but for the font. */
export const sheetLooks = sheetRules(paint, '').replace(/font: [^;]+; letter-spacing: [^;]+;/, '');

/** The sheet's rules for classes: `{ classes: ['solid', 'on-lime'], declarations: { fill: 'var(--on-lime)' } }`. */
export const classRules = [...sheetLooks.matchAll(/([^{}]+)\{([^}]+)\}/g)].flatMap(([, selectors, body]) => {
  const declarations = Object.fromEntries([...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, ...pair]) => pair));
  const ofClasses = selectors
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => /^\.[.\w-]+$/.test(selector));
  return ofClasses.map((selector) => ({ classes: selector.slice(1).split('.'), declarations }));
});
