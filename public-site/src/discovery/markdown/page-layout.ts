import type TurndownService from 'turndown';
import { escapeText, toMarkdown } from './to-markdown';

/** The main part of one of our own pages as Markdown. */
export function pageToMarkdown(body: string, address: string): string {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  const read = main.replace(sign, '$1$2').replace(besideAnother, '$& · ');
  const markdown = toMarkdown(read, address, layout(address));
  return headingFirst(markdown).replace(parting, '$1');
}

/** A link that shows a drawing alone, which its label puts into words. */
const sign = /(<a\b[^>]*\baria-label="([^"]*)"[^>]*>)<svg\b(?:(?!<\/svg>).)*<\/svg>(?=<\/a>)/gs;

/** What styles set apart, not a space, would run together in a text. */
const besideAnother = /(?<!\s)<\/(?:a|span|strong)>(?=<(?:a|span|strong)\b|[\p{L}\d])/gu;

/** A blank line between two lists, which read on as one. */
const parting = /^(- .+\n)\n(?=- )/gm;

/** What a page says with its layout: cards become chapters, and drawings what they tell those who can't see them. */
const layout = (address: string) => (service: TurndownService) => {
  // The option of this name is read by the constructor alone.
  Object.assign(service.rules.blankRule, { replacement: (_: string, node: HTMLElement) => description(node) });
  service
    .addRule('card', {
      filter: isCard,
      replacement: (content, node) => `\n\n${headingFirst(content, numberOf(node))}\n\n`,
    })
    .addRule('figure', { filter: isFigure, replacement: (content) => `- ${content.replace(/\s+/g, ' ').trim()}\n` })
    .addRule('question', {
      filter: 'summary',
      replacement: (content, node) => (continuesList(node) ? '' : `\n\n### ${content.trim()}\n\n`),
    })
    .addRule('drawing', { filter: isDrawing, replacement: (_, node) => description(node) })
    .addRule('form', {
      filter: 'form',
      replacement: () => `\n\nThere is a form for this on the page: <${address}>\n\n`,
    })
    .addRule('unread', { filter: isUnread, replacement: () => '' });
};

const isCard = (node: HTMLElement): boolean => node.nodeName === 'LI' && has(node, 'h2, h3, h4, blockquote');

/** Where styles draw it on the page, a text may name the card by it. */
const numberOf = (node: HTMLElement): string =>
  node.parentElement?.hasAttribute('data-numbered')
    ? `${Array.from(node.parentElement.children).indexOf(node) + 1}. `
    : '';

/** An entry of a few words, whatever they are set in. */
const isFigure = (node: HTMLElement): boolean =>
  node.nodeName === 'LI' && has(node, 'p') && !has(node, 'h2, h3, h4, blockquote, li');

const has = (node: HTMLElement, selector: string): boolean => node.querySelectorAll(selector).length > 0;

/** What folds out below a list is the rest of it. */
const continuesList = ({ parentElement: details }: HTMLElement): boolean =>
  details?.previousElementSibling?.nodeName === 'UL';

const isDrawing = (node: HTMLElement): boolean => node.getAttribute('role') === 'img' && node.nodeName !== 'SPAN';

function description(node: HTMLElement): string {
  const label = node.getAttribute('role') === 'img' ? escapeText(node.getAttribute('aria-label') ?? '') : '';
  if (label === '' || node.nodeName === 'SPAN') return label;
  // A drawing is told in sentences, a sign such as that of a rating in a few words.
  return `\n\n*${label.endsWith('.') ? 'Drawing: ' : ''}${label}*\n\n`;
}

const unread = new Set(['BUTTON', 'IFRAME', 'IMG', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'SVG']);
const isUnread = (node: HTMLElement): boolean =>
  unread.has(node.nodeName.toUpperCase()) || node.getAttribute('aria-hidden') === 'true';

/** What stands above a heading on the page, such as the name of a chapter or the time of a step, follows it. */
function headingFirst(content: string, number = ''): string {
  const heading = /^(#{1,6} )(.+)$/m.exec(content);
  if (!heading) return content.trim();
  const before = content.slice(0, heading.index).trim();
  const after = content.slice(heading.index + heading[0].length).trim();
  const label = before.includes('\n') || before.startsWith('*') ? before : before && `*${before}*`;
  return [`${heading[1]}${number}${heading[2]}`, label, after].filter(Boolean).join('\n\n');
}
