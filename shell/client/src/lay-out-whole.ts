/**
 * Has a page that is returned to or reloaded laid out whole before it has loaded: only then can the browser bring its visitor
 * back to a place far down. Any other page is laid out a part at a time.
 */
export function layOutWhole(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') document.documentElement.dataset.layout = 'whole';
}
