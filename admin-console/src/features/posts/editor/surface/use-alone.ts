import { type RefObject, useEffect } from 'react';

/** As long as an element fills the window, nothing behind it is reached or scrolled. */
export function useAlone(place: RefObject<HTMLElement | null>, isAlone: boolean): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isAlone || !place.current || !root) return undefined;
    const others: Element[] = [];
    // Notifications stand before all, in a region beside the app.
    for (let inner: Element = place.current; inner !== root && inner.parentElement; inner = inner.parentElement) {
      others.push(
        ...[...inner.parentElement.children].filter(
          (each) => each !== inner && !each.matches('[inert], [role=region]'),
        ),
      );
    }
    for (const other of others) other.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const other of others) other.removeAttribute('inert');
      document.documentElement.style.overflow = '';
    };
  }, [isAlone, place]);
}
