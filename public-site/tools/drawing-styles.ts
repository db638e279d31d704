/**
 * Writes into each drawing's file what its classes look like, in light and in dark, so that a drawing tool and a browser show
 * it as the site does; with --check, fails when a file has it otherwise. The build leaves it out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ColorName, palettes, propertyOf } from '@site/palette';
import { paperRules, sheetRules } from '../src/landing/drawings/sheet-rules';

const folder = path.join(import.meta.dirname, '../src/landing/drawings');

const properties = (colors: Readonly<Record<string, string>>): string =>
  [...new Set(used)].map((name) => `${propertyOf(name)}: ${colors[name]};`).join(' ');

const used: ColorName[] = [];

/** Tools that know no custom properties take the first of two declarations. */
const paint = (property: 'fill' | 'stroke', name: ColorName): string => {
  used.push(name);
  return `${property}: ${palettes.light[name]}; ${property}: var(${propertyOf(name)});`;
};

const paper = paperRules(paint).replaceAll('\n', '\n    ');
const rules = sheetRules(paint, "'Martian Mono', monospace").replaceAll('\n', '\n  ');
const style = `  <style>
    svg { ${properties(palettes.light)} }
    @media (prefers-color-scheme: dark) { svg { ${properties(palettes.dark)} } }
    svg {${paper}
    }${rules}
    :not(.reveal) { vector-effect: non-scaling-stroke; }
  </style>\n`;

const stale = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }))
  .map(({ name, source }) => ({ name, source, styled: withStyle(source) }))
  .filter(({ source, styled }) => source !== styled);

if (!process.argv.includes('--check')) {
  for (const { name, styled } of stale) writeFileSync(path.join(folder, name), styled);
} else if (stale.length > 0) {
  const names = stale.map(({ name }) => name).join(', ');
  process.stderr.write(`The styles of ${names} are stale. Run: npx nx run public-site:drawing-styles\n`);
  process.exit(1);
}

function withStyle(source: string): string {
  const bare = source.replace(/ *<style\b.*?<\/style>\s*?\n/s, '');
  return bare.replace(/<svg\b[^>]*>\n?/, (tag) => `${tag.trimEnd()}\n${style}`);
}
