import { countUp } from './count-up';
import { showFallback } from './cover-fallback';
import type { Enhance } from './enhancement';
import { showLocalTime } from './local-time';
import { revealOnScroll } from './reveal-on-scroll';

const enhancements: [selector: string, enhance: Enhance][] = [
  ['[data-count-up]', countUp],
  ['[data-reveal-at]', revealOnScroll],
  ['[data-local-time]', showLocalTime],
  ['[data-fallback]', showFallback],
];

/**
 * Does for a page without React what its elements' refs do with it, each kind in a task of its own: the first use of `Intl`
 * alone takes a phone as long as a visitor may wait. Answers how to take it all back.
 */
export function enhance(page: HTMLElement): () => void {
  const undo: ReturnType<Enhance>[] = [];
  const tasks = enhancements.map(([selector, enhance]) =>
    setTimeout(() => {
      page.querySelectorAll<HTMLElement>(selector).forEach((element) => undo.push(enhance(element)));
    }),
  );
  return () => {
    tasks.forEach(clearTimeout);
    undo.forEach((takeBack) => takeBack?.());
  };
}
