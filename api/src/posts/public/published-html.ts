import { limits } from '@site/contracts';
import { LRUCache } from 'lru-cache';
import { InvalidInputError } from '../../errors/errors';
import { Thread } from '../../threads/thread';

const thread = new Thread('safeHtml');

/** Of both texts together. */
const mostLetters = 4_000_000;
const known = new LRUCache<string, string>({
  maxSize: mostLetters,
  // To lru-cache 0 is no size.
  sizeCalculation: (html, content) => Math.max(1, content.length + html.length),
});

/**
 * A post's content as HTML, remembered: the same content makes the same HTML, and to make it takes longer than to read a
 * post. What is nested too deeply, from before that was refused, is shown as the text that it is.
 */
export async function publishedHtml(content: string): Promise<string> {
  const before = known.get(content);
  if (before !== undefined) return before;
  const html = (await thread.run(content)) ?? `<pre>${escapeText(content)}</pre>`;
  known.set(content, html);
  return html;
}

/** As `publishedHtml` while it is being written. Throws InvalidInputError for what no post may hold. */
export async function writtenHtml(content: string): Promise<string> {
  const html = await thread.run(content);
  if (html !== null) return html;
  const message = `Content has more than ${limits.nesting} elements inside one another. Close some of them.`;
  throw new InvalidInputError(message, { content: message });
}

/** Throws InvalidInputError for what no post may hold. Next to no content has so many tags that it must be read for that. */
export async function refuseDeepNesting(content: string): Promise<void> {
  for (let tags = 0, at = -1; tags < limits.nesting; tags += 1) {
    at = content.indexOf('<', at + 1);
    if (at < 0) return;
  }
  await writtenHtml(content);
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
