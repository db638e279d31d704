export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

export const unescapeAttribute = (text: string): string => unescapeHtml(text.replaceAll('&quot;', '"'));
