import { basename, dirname } from 'node:path';
import { optimize } from 'svgo';
import { inlineLooks } from './inline-looks.js';
import { letAttributesWin } from './let-attributes-win.js';
import { readMasks } from './read-masks.js';
import { setText } from './set-text.js';
import { sheetStyle } from './theme.js';
import { useThemeColors } from './use-theme-colors.js';

/**
 * What the build takes of a drawing's file: the size of its sheet, and the markup of what is on it. The style of
 * `drawing-styles` is left out, since `sheet.tsx` says for all drawings what a class looks like; a tool's own style becomes
 * attributes, and in the folder `single` the sheet's classes, too. Throws, naming the file, for what a page of the site must not hold.
 * @param {string} source the file's text
 * @param {string} file its path, whose name makes its ids unique on a page
 * @returns {{ width: number, height: number, markup: string }}
 */
export function readDrawing(source, file) {
  const name = basename(file, '.svg');
  const sheet = { width: NaN, height: NaN };
  const { data } = optimize(source.replace(sheetStyle, ''), {
    path: file,
    js2svg: { pretty: false },
    plugins: [
      ...['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata', 'removeTitle', 'removeDesc'],
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      ...['removeEditorsNSData', 'removeStyleElement', 'convertStyleToAttrs', 'cleanupNumericValues'],
      { name: 'convertColors', params: { shorthex: false, shortname: false } },
      // A transform may be what a drawing's motion ends with.
      { name: 'convertPathData', params: { floatPrecision: 2, applyTransforms: false, removeUseless: false } },
      { name: 'prefixIds', params: { prefix: name, delim: '-', prefixClassNames: false } },
      measureSheet(sheet),
      readMasks,
      dropToolsStyle,
      refuseWhatIsNoDrawing,
      useThemeColors,
      letAttributesWin,
      setText,
    ],
  });
  const [, markup] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data) ?? [];
  if (!markup || !(sheet.width > 0 && sheet.height > 0)) {
    throw new Error(`${name}.svg: an svg element needs a viewBox that begins at 0 0, and content.`);
  }
  return { ...sheet, markup: basename(dirname(file)) === 'single' ? inlineLooks(markup) : markup };
}

/** @param {{ width: number, height: number }} sheet is filled in */
const measureSheet = (sheet) => ({
  name: 'measureSheet',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== 'root') return;
        const [left, top, width, height] = (node.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
        if (left === 0 && top === 0) Object.assign(sheet, { width, height });
      },
    },
  }),
});

/** What is left of styles says nothing of a drawing: `white-space`, `-inkscape-stroke`. */
const dropToolsStyle = {
  name: 'dropToolsStyle',
  fn: () => ({ element: { enter: ({ attributes }) => void delete attributes.style } }),
};

const drawn = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|mask|clipPath|defs|use)$/;

const refuseWhatIsNoDrawing = {
  name: 'refuseWhatIsNoDrawing',
  fn: (_root, _params, { path }) => ({
    element: {
      enter: ({ name, attributes }) => {
        if (!drawn.test(name)) throw new Error(`${basename(path)}: <${name}> is nothing that a drawing is made of.`);
        const [wrong] = Object.entries(attributes).filter(
          ([key, value]) => /^on/i.test(key) || (/href$/.test(key) && !value.startsWith('#')),
        );
        if (wrong) throw new Error(`${basename(path)}: <${name} ${wrong[0]}> may not be in a page.`);
      },
    },
  }),
};
