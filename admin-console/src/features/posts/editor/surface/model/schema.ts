import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isSafeLink, isSafePicture } from './safe-addresses';
import { isVideoAddress } from './video-address';

/** A block as it stood in the content, kept until the block is changed. `gap`: the line ends behind it. */
export interface Origin {
  source: string;
  gap: string;
}

const origin: AttributeSpec = { default: null };
const block = (spec: NodeSpec): NodeSpec => ({ group: 'block', ...spec, attrs: { origin, ...spec.attrs } });

const headingLevels = [2, 3, 4, 5, 6];

/** Attributes that an element may have or lack. */
const optional = (names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));

const linkAttributes = ['href', 'title', 'rel', 'target'];
const listAttributes = ['start', 'reversed'];

/** Marks that are nothing but their element. */
const plainMarks = 'u s del ins mark small sub sup kbd samp q cite'.split(' ');

const pictureNames = ['src', 'alt', 'title', 'width', 'height'];
const pictureAttrs = { ...optional(pictureNames), src: {} };

function pictureAttributes(element: HTMLElement | null): Record<string, string | null> | false {
  if (!element || !isSafePicture(element.getAttribute('src') ?? '')) return false;
  return attributesOf(element, pictureNames);
}

const nodes = {
  /** `lead` and `tail`: the blank lines around the content. */
  doc: { content: '(block | table | island)+', attrs: { lead: { default: '' }, tail: { default: '' } } },
  /** `tagged`: it stands between tags of its own, where others are lines. */
  paragraph: block({
    content: 'inline*',
    attrs: { tagged: { default: false } },
    parseDOM: [{ tag: 'p', attrs: { tagged: true } }],
    toDOM: () => ['p', 0],
  }),
  heading: block({
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  }),
  blockquote: block({
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  }),
  bullet_list: block({ content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] }),
  ordered_list: block({
    content: 'list_item+',
    attrs: optional(listAttributes),
    parseDOM: [{ tag: 'ol', getAttrs: (element) => attributesOf(element, listAttributes) }],
    toDOM: ({ attrs }) => ['ol', given(attrs, listAttributes), 0],
  }),
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  /** `bare`: without a `code` within the `pre`. */
  code_block: block({
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { bare: { default: false } },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (element) => ({ bare: !onlyCode(element) }),
        contentElement: (element) => onlyCode(element) ?? (element as HTMLElement),
      },
    ],
    toDOM: () => ['pre', ['code', 0]],
  }),
  horizontal_rule: block({ parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] }),
  /** A picture with its caption. */
  figure: block({
    content: 'inline*',
    isolating: true,
    attrs: pictureAttrs,
    parseDOM: [
      {
        tag: 'figure',
        getAttrs: (element) => pictureAttributes(element.querySelector('img')),
        contentElement: (element) =>
          (element as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption'),
      },
    ],
    toDOM: ({ attrs }) => ['figure', ['img', given(attrs, pictureNames)], ['figcaption', 0]],
  }),
  ...ownTableNodes(),
  /** What the surface can't show: it can be moved and deleted, and changed as source. */
  island: {
    attrs: { origin },
    atom: true,
    selectable: true,
    toDOM: ({ attrs }) => ['pre', { 'data-island': '' }, attrs.origin?.source ?? ''],
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    attrs: pictureAttrs,
    parseDOM: [{ tag: 'img', getAttrs: (element) => pictureAttributes(element) }],
    toDOM: ({ attrs }) => ['img', given(attrs, pictureNames)],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    // In code a line end is a letter of the text.
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    inclusive: false,
    ...withAttributes('a', linkAttributes, (element) => isSafeLink(element.getAttribute('href') ?? '')),
    // A link to a video looks like one while it is written.
    toDOM: ({ attrs }) => [
      'a',
      { ...given(attrs, linkAttributes), ...(isVideoAddress(String(attrs.href)) && { 'data-video': '' }) },
      0,
    ],
  },
  strong: simple('strong', 'b'),
  em: simple('em', 'i'),
  ...Object.fromEntries(plainMarks.map((name) => [name, simple(name)])),
  abbr: withAttributes('abbr', ['title']),
  time: withAttributes('time', ['datetime']),
  code: simple('code'),
} satisfies Record<string, MarkSpec>;

/** What the sanitiser of posts leaves and the surface can show. */
export const schema = new Schema<keyof typeof nodes, 'link' | 'strong' | 'em' | 'code'>({ nodes, marks });

/** Attributes of an element in the document that stand in its HTML, in the order in which they are written. */
export const htmlAttributes: Record<string, string[]> = {
  ordered_list: listAttributes,
  image: pictureNames,
  figure: pictureNames,
  link: linkAttributes,
  abbr: ['title'],
  time: ['datetime'],
};

function simple(name: string, alias?: string): MarkSpec {
  return { parseDOM: [name, alias].flatMap((tag) => (tag ? { tag } : [])), toDOM: () => [name, 0] };
}

function withAttributes(name: string, names: string[], isWanted?: (element: HTMLElement) => boolean): MarkSpec {
  return {
    attrs: optional(names),
    parseDOM: [{ tag: name, getAttrs: (element) => (!isWanted || isWanted(element)) && attributesOf(element, names) }],
    toDOM: ({ attrs }) => [name, given(attrs, names), 0],
  };
}

/** `head`: its first row stands in a head. */
function ownTableNodes() {
  const own = tableNodes({
    tableGroup: 'top',
    cellContent: 'block+',
    cellAttributes: {
      scope: {
        default: null,
        getFromDOM: (element) => element.getAttribute('scope'),
        setDOMAttr: (value, attributes) => value && Object.assign(attributes, { scope: value }),
      },
    },
  });
  const rule: TagParseRule = {
    tag: 'table',
    getAttrs: (element) => ({ head: element.querySelector('thead, [data-head] > tbody') !== null }),
  };
  // The editor draws a table without a `thead`: what is copied of it says so itself.
  const toDOM: NodeSpec['toDOM'] = ({ attrs }) => ['table', attrs.head ? { 'data-head': '' } : {}, ['tbody', 0]];
  return { ...own, table: { ...own.table, attrs: { origin, head: { default: false } }, parseDOM: [rule], toDOM } };
}

const attributesOf = (element: HTMLElement, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

const given = (attributes: Record<string, unknown>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof attributes[name] === 'string' ? [[name, attributes[name]]] : [])));

function onlyCode(pre: Node): HTMLElement | null {
  const [only, ...others] = pre.childNodes;
  return only?.nodeName === 'CODE' && others.length === 0 ? (only as HTMLElement) : null;
}
