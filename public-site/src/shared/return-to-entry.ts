import { returnTo } from './return-to';
import { positionOf } from './scroll-positions';
import { entryKey } from './shown-entry';

/**
 * A browser that loads a document returns to where its entry was scrolled to, but for the entries that the app has left:
 * the app returns there itself, so these are marked `manual`. This does it for a document, once.
 */
export function returnToEntry(): void {
  if (window.history.scrollRestoration === 'auto') return;
  window.history.scrollRestoration = 'auto';
  const key = entryKey();
  const top = key && positionOf(key);
  if (top) returnTo(top);
}
