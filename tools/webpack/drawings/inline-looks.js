import { optimize } from 'svgo';
import { sheetLooks } from './theme.js';

/**
 * Turns the sheet's classes into attributes, for a drawing that is the only one of its page: the rules for all classes are
 * larger than what it takes of them. Its font is that of its component (`drawings/single/sheet.tsx`).
 */
export function inlineLooks(markup) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><style>${sheetLooks}</style>${markup}</svg>`, {
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      ...['removeStyleElement', 'convertStyleToAttrs', 'cleanupNumericValues'],
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
