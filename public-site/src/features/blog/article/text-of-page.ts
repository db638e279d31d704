/** Of the element whose content is the post's text. */
export const textMark = { 'data-post-text': '' };

/** With stops for the keyboard at what may scroll sideways: not every browser makes one of it by itself. */
export const withStops = (html: string): string => html.replace(/<(pre|table)>/g, '<$1 tabindex="0">');

/** The state as it was before, with the text that the document shows. */
export function withTextOfPage(state: unknown): unknown {
  const shown = typeof document === 'undefined' ? null : document.querySelector('[data-post-text]');
  if (!shown || !state) return state;
  const html = shown.innerHTML;
  // Translated; or with a tag's sign in an attribute, which older browsers don't escape: then only the API has the text.
  if (/<font|="[^"]*</.test(html)) return undefined;
  // As the API wrote it: none of its tags here has attributes, and no entity where a browser writes one of its own.
  const text = html.replace(/<(h2|pre|table) [^>]*>/g, '<$1>').replaceAll('&nbsp;', '\u00a0');
  return JSON.parse(JSON.stringify(state), (key, value) => (key === 'contentHtml' && !value ? text : value));
}
