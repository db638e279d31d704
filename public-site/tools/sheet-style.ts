import { type ColorName, distinctLightColors, palettes, propertyOf } from '@site/palette';
import { paperRules, sheetRules, sheetStyle } from '../src/drawings/sheet-rules';

/** A drawing's file with what its classes look like, in light and in dark. Leaves the style of a drawing tool as it is. */
export const withSheetStyle = (source: string): string =>
  source.replace(sheetStyle, '').replace(/<svg\b[^>]*>\n?/, (tag) => `${tag.trimEnd()}\n${style}`);

const light = distinctLightColors();

const properties = (colors: Readonly<Record<string, string>>): string =>
  [...new Set(used)].map((name) => `${propertyOf(name)}: ${colors[name]};`).join(' ');

const used: ColorName[] = [];

/** Tools that know no custom properties take the first of two declarations. */
const paint = (property: 'fill' | 'stroke', name: ColorName): string => {
  used.push(name);
  return `${property}: ${light[name]}; ${property}: var(${propertyOf(name)});`;
};

const paper = paperRules(paint).replaceAll('\n', '\n    ');
const rules = sheetRules(paint, "'Martian Mono', monospace").replaceAll('\n', '\n  ');
const style = `  <style>
    svg { ${properties(light)} }
    @media (prefers-color-scheme: dark) { svg { ${properties(palettes.dark)} } }
    svg {${paper}
    }${rules}
    :not(.reveal) { vector-effect: non-scaling-stroke; }
  </style>\n`;
