import { createHash } from 'node:crypto';

/** Source expression by which a content security policy allows exactly this text of a script or style element. */
const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Removes the nonce from the style elements that carry it, and lists each by its hash. Anything else that looks like a
 * style, perhaps in an author's text, is not allowed by the policy.
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
