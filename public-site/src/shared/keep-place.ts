import { returnTo } from './return-to';
import { notePosition, positionOf, storePositions } from './scroll-positions';
import { nameEntry } from './shown-entry';

/** A page that is scrolled less than that is at its top. */
const nearTop = 100;

/**
 * Chromium returns to an element that it remembers. Where what is above that was not laid out yet, it ends near the top
 * instead: about one reload in ten of a long page on a slow machine. This goes where the page was left, and remembers
 * where this document leaves it.
 */
export function keepPlace(): void {
  const key = nameEntry();
  const top = positionOf(key) ?? 0;
  if (isLoadedAgain() && window.scrollY < nearTop && top > nearTop) returnTo(top);
  window.addEventListener('pagehide', () => {
    notePosition(nameEntry());
    storePositions();
  });
}

function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}
