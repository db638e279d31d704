/**
 * A ref that lets its element come in when it first scrolls into view: `data-reveal` is `waiting`, then `shown`.
 * What is in view already, all of it without JavaScript, and everything for a visitor who wants no motion just stands.
 */
export function revealOnScroll(element: HTMLElement | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (element.getBoundingClientRect().top < window.innerHeight) return;
  element.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { threshold: 0.1 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
