import type { TextEdit, TextSelection } from './text-edit';

export interface LinkDraft {
  /** What the link takes the place of. */
  from: number;
  to: number;
  words: string;
  address: string;
}

/** The link that the caret stands in, or the selected words as a link to be. */
export function linkAt({ text, start, end }: TextSelection): LinkDraft {
  for (const found of text.matchAll(/<a\s[^<>]*?href="([^"]*)"[^<>]*>([^]*?)<\/a>/g)) {
    const [whole, address = '', words = ''] = found;
    const to = found.index + whole.length;
    if (found.index <= start && end <= to) return { from: found.index, to, words, address: unescapeAttribute(address) };
  }
  return { from: start, to: end, words: text.slice(start, end), address: '' };
}

/** Without an address the words stay and the link goes. */
export function writeLink({ from, to, words, address }: LinkDraft): TextEdit {
  const shown = words.trim() || address;
  const insert = address ? `<a href="${escapeAttribute(address)}">${shown}</a>` : words;
  const caret = from + insert.length;
  return { from, to, insert, start: caret, end: caret };
}

export const pictureTag = (url: string, description: string): string =>
  `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(description)}">`;

/** What people write for an address of the web; undefined for what no reader may follow. */
export function readAddress(written: string): string | undefined {
  const address = written.trim();
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(address) || /^[/#](?![/\\])\S*$/.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return /^[^\s/:]+\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(address) ? `https://${address}` : undefined;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unescapeAttribute = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
