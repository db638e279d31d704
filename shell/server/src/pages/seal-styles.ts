import { createHash } from 'node:crypto';

/** Source expression by which a content security policy allows exactly this text of a script or style element. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Takes the nonce off the style elements that bear it, and names each by its hash. Whatever else looks like a style, in
 * an author's text perhaps, is named by nothing.
 */
export function sealStyles(document: string, nonce: string): { html: string; sources: string[] } {
  const sources = new Set<string>();
  const style = new RegExp(`<style([^>]*?) nonce="${nonce}"([^>]*)>(.*?)</style>`, 'gs');
  const html = document.replace(style, (_, before: string, after: string, text: string) => {
    sources.add(hashSource(text));
    return `<style${before}${after}>${text}</style>`;
  });
  return { html, sources: [...sources] };
}
