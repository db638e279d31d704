/** Attributes that let an element come in when that share of it first scrolls into view. */
export const revealAt = (threshold: number) => ({ ref: revealOnScroll, 'data-reveal-at': threshold });

/** The usual reveal: a tenth of the element is enough. */
export const reveal = revealAt(0.1);

/**
 * Sets `data-reveal` to `waiting`, then to `shown`. What is in view already, all of it without JavaScript, and everything
 * for a visitor who wants no motion just stands.
 */
export function revealOnScroll(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  if (element.dataset.reveal === 'shown') return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      // Whoever asks the window or the element where things are makes the browser lay out the page; the observer knows.
      if (!entry?.rootBounds) return;
      if (entry.boundingClientRect.top >= entry.rootBounds.bottom) element.dataset.reveal = 'waiting';
      else {
        if (element.dataset.reveal) element.dataset.reveal = 'shown';
        observer.disconnect();
      }
    },
    { threshold: Number(element.dataset.revealAt) },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    if (element.dataset.reveal === 'waiting') delete element.dataset.reveal;
  };
}
