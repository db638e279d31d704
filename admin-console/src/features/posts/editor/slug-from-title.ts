import transliterate from '@sindresorhus/transliterate';
import { limits } from '@site/contracts';

/** Latin letters that the library leaves as they are. */
const customReplacements = Object.entries({ ħ: 'h', ĸ: 'k', ŋ: 'n', ŧ: 't' });

/** The address that the editor proposes for a title: "Café & Bär: 2 tips" becomes "cafe-baer-2-tips". */
export function slugFromTitle(title: string): string {
  return transliterate(title.toLowerCase(), { customReplacements })
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug)
    .replace(/^-|-$/g, '');
}
