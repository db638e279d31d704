import TurndownService from 'turndown';
import { oneLine, tables } from './tables';

/** HTML as Markdown, with tables as GitHub writes them. Relative addresses lead on from `address`, the page's own. */
export function toMarkdown(html: string, address: string, ...plugins: TurndownService.Plugin[]): string {
  const service = newService().use([tables, links(address), ...plugins]);
  return service.turndown(html);
}

/** A text that means itself wherever it stands in a line of Markdown. */
export const escapeText = (text: string): string => escaping.escape(text.replace(/\s+/g, ' ').trim());

function newService(): TurndownService {
  const service = new TurndownService({
    hr: '---',
    bulletListMarker: '-',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
    br: '\\',
  });
  const escapeMarkdown = service.escape.bind(service);
  // Whoever makes HTML of it again must not find tags, entities or deletions that were text.
  service.escape = (text) =>
    text
      .split('~')
      .map(escapeMarkdown)
      .join('\\~')
      .replace(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&');
  // Markdown has none of its own, and 10 to the 6th would read as 106.
  service.addRule('superOrSubscript', {
    filter: ['sup', 'sub'],
    replacement: (content, { localName }) => `<${localName}>${content}</${localName}>`,
  });
  return service
    .addRule('heading', {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      replacement: (content, { nodeName }) => `\n\n${'#'.repeat(Number(nodeName[1]))} ${oneLine(content)}\n\n`,
    })
    .addRule('listItem', { filter: 'li', replacement: listItems() })
    .addRule('preformatted', { filter: 'pre', replacement: (_, node) => `\n\n${fenced(node.textContent ?? '')}\n\n` })
    .addRule('term', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**: ` })
    .addRule('definition', { filter: 'dd', replacement: (content) => `${content.trim()}\n\n` })
    .addRule('deleted', { filter: ['s', 'del'], replacement: (content) => `~~${content}~~` })
    .addRule('quoted', { filter: 'q', replacement: (content) => `“${content}”` });
}

const escaping = newService();

/** Without the wide indent that the library gives to every item. Items come in their order. */
function listItems() {
  const counts = new WeakMap<Element, number>();
  return (content: string, node: HTMLElement): string => {
    const marker = markerOf(node.parentElement);
    const indent = ' '.repeat(marker.indexOf(' ') + 1);
    const indented = content.trim().replace(/\n(?!\n)/g, `\n${indent}`);
    return marker + indented + (node.nextElementSibling ? '\n' : '');
  };

  function markerOf(list: HTMLElement | null): string {
    if (list?.nodeName !== 'OL') return '- ';
    const isReversed = list.hasAttribute('reversed');
    const number = counts.get(list) ?? firstNumber(list, isReversed);
    counts.set(list, isReversed ? number - 1 : number + 1);
    // Whoever makes HTML of it numbers upwards from the first.
    return isReversed ? `- ${number}\\. ` : `${number}. `;
  }
}

/** As browsers count: what is no whole number is no start. */
const firstNumber = (list: Element, isReversed: boolean): number =>
  Number(/^\s*[+-]?\d+/.exec(list.getAttribute('start') ?? '')?.[0] ?? (isReversed ? list.children.length : 1));

/** In a fence that is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/^`{3,}/gm) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** Every address is whole: the text is read away from its page. */
const links = (address: string) => (service: TurndownService) =>
  service
    .addRule('link', {
      filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
      replacement: (content, node) => {
        const text = content.replace(/\s+/g, ' ').trim();
        const target = whole(node.getAttribute('href'), address);
        return text && target ? `[${text}](${target})` : text;
      },
    })
    .addRule('picture', {
      filter: 'img',
      replacement: (_, node) => {
        const source = whole(node.getAttribute('src'), address);
        return source ? `![${escapeText(node.getAttribute('alt') ?? '')}](${source})` : '';
      },
    });

/** Brackets would end the address. */
const whole = (address: string | null, base: string): string | undefined =>
  address !== null && URL.canParse(address, base)
    ? new URL(address, base).href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
    : undefined;
