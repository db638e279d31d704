/**
 * A ref that lets its element come in when that share of it first scrolls into view: `data-reveal` is `waiting`, then `shown`.
 * What is in view already, all of it without JavaScript, and everything for a visitor who wants no motion just stands.
 */
export const revealAt =
  (threshold: number) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };

/** The usual reveal: a tenth of the element is enough. */
export const revealOnScroll = revealAt(0.1);
