import { escapeAttribute, escapeHtml, unescapeAttribute } from './html-text';
import { runsIn } from './marks';
import { readTags } from './tags';
import type { Range, TextEdit, TextSelection } from './text-edit';
import { wordsIn } from './words-in';

/** A link, and what it takes the place of. */
export interface LinkDraft extends Range {
  words: string;
  address: string;
}

/** Asked of somebody who makes or changes a link. */
export interface LinkQuestion {
  draft: LinkDraft;
  onWrite: (draft: LinkDraft) => void;
  onClose: () => void;
}

/** The link that the selection touches, or the first selected words that can become one. */
export function linkAt(selection: TextSelection): LinkDraft {
  const { text } = selection;
  const tags = readTags(text);
  const words = wordsIn(selection, tags);
  for (const { name, kind, from, to, partner } of tags) {
    if (name !== 'a' || kind !== 'open' || !partner || !touches(words, { from, to: partner.to })) continue;
    const [, address = ''] = /\shref="([^"]*)"/.exec(text.slice(from, to)) ?? [];
    return { from, to: partner.to, words: text.slice(to, partner.from), address: unescapeAttribute(address) };
  }
  const { from, to } = runsIn(selection)[0] ?? { from: words.from, to: words.from };
  return { from, to, words: text.slice(from, to), address: '' };
}

/** A caret may stand at either end of a link; selected words have to have a letter of it. */
function touches({ from, to }: Range, link: Range): boolean {
  return from === to ? link.from <= from && to <= link.to : link.from < to && from < link.to;
}

/** Without an address the words stay and the link goes. */
export function writeLink({ from, to, words, address }: LinkDraft): TextEdit {
  const shown = words.trim() ? words : escapeHtml(address);
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
