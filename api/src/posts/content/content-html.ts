import { limits, markUpLines, pictureAt, srcSetOf } from '@site/contracts';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** The parser searches all open elements at each tag: without a limit 200 kB take seconds. */
export class NestedTooDeeply extends Error {}

/**
 * Makes a post's content safe to put into a page. Its lines are joined by line breaks and its blank lines part
 * paragraphs; a line such as "1. First step" and the line "Conclusion" become headings. Throws NestedTooDeeply.
 */
export function contentHtml(content: string): string {
  let open = 0;
  return sanitizeHtml(markUpLines(content), {
    ...whitelist,
    onOpenTag: () => {
      open += 1;
      if (open > limits.nesting) throw new NestedTooDeeply();
    },
    onCloseTag: () => {
      open -= 1;
    },
  });
}

/**
 * An uploaded picture comes in the width that the reader's screen needs, keeps its place free until then, and loads
 * when it is about to be seen. The author's own width stands, with the height that belongs to it.
 */
function pictureAttributes({ src = '', alt = '', title, width, height }: Attributes): Attributes {
  const own = { src, alt, ...(title ? { title } : {}) };
  const picture = pictureAt(src);
  if (!picture) return { ...own, ...(width ? { width } : {}), ...(height ? { height } : {}) };
  const shown = /^[1-9]\d{0,3}$/.test(width ?? '') ? Math.min(Number(width), picture.width) : picture.width;
  return {
    ...own,
    width: String(shown),
    height: String(Math.round((picture.height * shown) / picture.width)),
    srcset: srcSetOf(picture),
    sizes: `(min-width: 48em) ${Math.min(shown, columnWidth)}px, 92vw`,
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Of a post's text on the page, in px. */
const columnWidth = 640;

const webAddresses = ['http', 'https'];

const whitelist: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'blockquote', 'pre', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'code', 'kbd', 'samp'],
    ...['q', 'cite', 'abbr', 'time', 'a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', { name: 'target', values: ['_blank'] }],
    img: ['src', 'alt', 'title', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
  },
  allowedSchemes: [...webAddresses, 'mailto'],
  allowedSchemesByTag: { img: webAddresses },
  allowProtocolRelative: false,
  // A relative address would name a file beside the post's own, which is never there.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^(?:https?:|\/)/i.test(attribs.src ?? ''),
  transformTags: {
    // The page has its h1: the title.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};
