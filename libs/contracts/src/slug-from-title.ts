import { limits } from './limits';

/** What letters of the Latin script become that are no letter of a to z with a mark, or lose more than the mark. */
const spelled: Record<string, string> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th', ð: 'd' },
  ...{ đ: 'd', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', ŧ: 't' },
};
const spelledLetter = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/** The address that the editor proposes for a title: "Café & Bär: 2 tips" becomes "cafe-baer-2-tips". */
export function slugFromTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(spelledLetter, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug)
    .replace(/^-|-$/g, '');
}
