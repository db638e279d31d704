/** Of the element whose content is the post's text. */
export const textMark = { 'data-post-text': '' };

/** With stops for the keyboard at what may scroll sideways: not every browser makes one of it by itself. */
export const withStops = (html: string): string => html.replace(/<(pre|table)>/g, '<$1 tabindex="0">');

/** What no article shows, the source of its text among it. */
const unshown = new Set(['content', 'authorId', 'createdAt', 'publishAt', 'mediaUrl']);

/** The document's state without the text, which its HTML has already, and without what no page shows. */
export const withoutText = (state: unknown): unknown =>
  JSON.parse(JSON.stringify(withText(state, () => '')), (key, value) => (neighbors.has(key) ? nameOf(value) : value));

/** Of the posts before and after it an article shows the names. */
const neighbors = new Set(['previous', 'next']);
const nameOf = (post: { slug: string; title: string } | null) => post && { slug: post.slug, title: post.title };

/** The state as it was before, with the text that the document shows. */
export function withTextOfPage(state: unknown): unknown {
  const shown = typeof document === 'undefined' ? null : document.querySelector('[data-post-text]');
  if (!shown || !state) return state;
  // As the API wrote it: none of its tags here has attributes, and no entity where a browser writes one of its own.
  const text = shown.innerHTML.replace(/<(h2|pre|table) [^>]*>/g, '<$1>').replaceAll('&nbsp;', '\u00a0');
  return withText(state, (known) => known || text);
}

const withText = (state: unknown, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(state), (key, value) =>
    key === 'contentHtml' ? change(value) : unshown.has(key) ? undefined : value,
  );
