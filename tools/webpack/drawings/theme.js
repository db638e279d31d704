import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../paths.js';

const paletteFile = join(root, 'libs/palette/src/index.ts');
const rulesFile = join(root, 'public-site/src/landing/drawings/sheet-rules.ts');

/** Of which a drawing is made anew when they change. */
export const themeFiles = [paletteFile, rulesFile];

const { distinctLightColors, propertyOf } = await tsImport(paletteFile, import.meta.url);

export const { sheetStyle } = await tsImport(rulesFile, import.meta.url);

/** Custom properties by their value in the light theme. */
export const lightColors = Object.fromEntries(
  Object.entries(distinctLightColors()).map(([name, color]) => [color, propertyOf(name)]),
);
