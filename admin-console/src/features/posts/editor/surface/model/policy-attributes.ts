/**
 * Attributes that a strict policy forbids. Even in a document where nothing runs a browser reports each of them as an
 * attack, so HTML that is only read is not to have any.
 */
const forbidden = /([\s/"'`])(on[a-z]+|style)(?=\s*=)/gi;

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|<[a-z][^>]*(?:>|$)/gi;

export const hasForbiddenAttributes = (html: string): boolean =>
  (html.match(tags) ?? []).some((tag) => tag.search(forbidden) >= 0) ||
  (html.match(/<[a-z][^>]*/gi) ?? []).some((tag) => tag.search(forbidden) >= 0) ||
  /<style[\s/>]/i.test(html);

/** Gives them names that mean nothing: `data-style` instead of `style`. */
export const renameForbiddenAttributes = (html: string): string =>
  html.replace(/<style[\s/>][\s\S]*?<\/style[^>]*>/gi, '').replace(tags, (tag) => tag.replace(forbidden, '$1data-$2'));
