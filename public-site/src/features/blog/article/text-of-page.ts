/** Of the element whose content is the post's text. */
export const textMark = { 'data-post-text': '' };

/** With stops for the keyboard at what may scroll sideways: not every browser makes one of it by itself. */
export const withStops = (html: string): string => html.replace(/<(pre|table)>/g, '<$1 tabindex="0">');

/** The state as it was before, with the text that the document shows. */
export function withTextOfPage(state: unknown): unknown {
  const shown = typeof document === 'undefined' ? null : document.querySelector('[data-post-text]');
  if (!shown || !state) return state;
  const html = shown.innerHTML;
  // Translated, by an extension too: the article's own text is the API's to tell.
  if (html.includes('<font')) return undefined;
  // As the API wrote it: none of these tags has attributes, what older browsers leave in others as it is is escaped, and
  // there is no entity where a browser writes one of its own.
  const text = html
    .replace(/<(\w+)(?: [^ =]+="[^"]*")+>/g, (tag, name) =>
      /^(h2|pre|table)$/.test(name) ? `<${name}>` : `<${tag.slice(1).replaceAll('<', '&lt;')}`,
    )
    .replaceAll('&nbsp;', '\u00a0');
  return JSON.parse(JSON.stringify(state), (key, value) => (key === 'contentHtml' && !value ? text : value));
}
