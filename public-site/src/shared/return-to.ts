/** What a visitor does who goes on from there. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'resize', 'popstate'];

/** What has not loaded by then moves nobody any more. */
const timeoutMs = 10_000;

/** Scrolls to where a visitor was, and stays there. */
export const returnTo = (top: number) => stayAt(() => scrollTo(0, top));

/**
 * Scrolls, and again whenever the page's height changes (its posts may be on their way), until the visitor does something.
 * Answers how to end it.
 */
export function stayAt(scroll: () => void): () => void {
  const sizes = new ResizeObserver(scroll);
  const over = new AbortController();
  const end = () => {
    sizes.disconnect();
    clearTimeout(timer);
    over.abort();
  };
  const timer = setTimeout(end, timeoutMs);
  for (const move of moves) addEventListener(move, end, { capture: true, passive: true, signal: over.signal });
  scroll();
  sizes.observe(document.body);
  return end;
}
