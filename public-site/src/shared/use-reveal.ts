import { useEffect, type RefObject } from 'react';

/**
 * Lets an element come in when it first scrolls into view: it carries `data-reveal` `waiting`, then `shown`.
 * What is in view already, all of it without JavaScript, and everything for a visitor who wants no motion just stands.
 */
export function useReveal(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = element.current;
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (target.getBoundingClientRect().top < window.innerHeight) return;
    target.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        target.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}
