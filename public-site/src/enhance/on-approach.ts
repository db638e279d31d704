/** Half a screen: what is further below stays as it is, so that a page is whole where it is saved, clipped or captured. */
const rootMargin = '0px 0px 50%';

/**
 * Calls `approach` once an element comes that near, with whether it is still below what is seen, and whether it was that near
 * from the first; where that answers yes, `arrive` follows when a share of the element is seen. Answers how to end it.
 */
export function onApproach(
  element: HTMLElement,
  threshold: number,
  approach: (isBelow: boolean, isFirst: boolean) => unknown,
  arrive: () => void,
): () => void {
  const arrival = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.intersectionRatio < threshold) return;
      arrival.disconnect();
      arrive();
    },
    { threshold },
  );
  let isFirst = true;
  const nearing = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return void (isFirst = false);
      nearing.disconnect();
      // Whoever asks the window or the element where things are makes the browser lay out the page; the observer knows.
      const { boundingClientRect: place, rootBounds: room } = entry;
      if (approach(!!room && place.top * 1.5 >= room.bottom, isFirst)) arrival.observe(element);
    },
    { rootMargin },
  );
  nearing.observe(element);
  return () => {
    nearing.disconnect();
    arrival.disconnect();
  };
}
