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

/** Does for a page without React what its elements' refs do with it. Answers how to take it all back. */
export function enhance(page: HTMLElement): () => void {
  const undo = enhancements.flatMap(([selector, enhance]) =>
    [...page.querySelectorAll<HTMLElement>(selector)].map((element) => enhance(element)),
  );
  return () => undo.forEach((takeBack) => takeBack?.());
}
