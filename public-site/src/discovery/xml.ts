/** Markup that may stand in a document as it is. */
export type Xml = string & { readonly markup: unique symbol };

/** An element around a text, which is escaped, or around other elements. */
export function element(
  name: string,
  content: string | readonly Xml[] = [],
  attributes: Record<string, string> = {},
): Xml {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('');
  return `<${name}${named.join('')}>${inside}</${name}>` as Xml;
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML has no way to write some characters at all, lone surrogates and control characters among them: they go. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string =>
  text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? '');
