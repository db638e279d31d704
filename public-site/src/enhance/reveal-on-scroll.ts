import { onApproach } from './on-approach';

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
  const show = (state: string) => (element.dataset.reveal = state);
  const end = onApproach(
    element,
    Number(element.dataset.revealAt),
    (isBelow) => isBelow && show('waiting'),
    () => show('shown'),
  );
  return () => {
    end();
    if (element.dataset.reveal === 'waiting') delete element.dataset.reveal;
  };
}
