import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSameScreen } from '../shared/same-screen';
import { isWayBack } from '../shared/way-back';

/** How long what a screen shows is waited for. */
const timeoutMs = 5_000;

/** A new screen starts at its top; one that somebody comes back to, at the place where it was left. */
export function useScrollPlace(): void {
  const { pathname, search, state } = useLocation();
  const kind = useNavigationType();
  const address = pathname + search;
  const comesBack = kind === 'POP' || isWayBack(state);
  const stays = isSameScreen(state);
  const places = useRef(new Map<string, number>());
  const shown = useRef({ address, pathname });
  useOwnPlaces();

  // Before the browser tells how far the new screen is scrolled: that is not where the old one was left.
  useLayoutEffect(() => {
    const handleScroll = () => places.current.set(address, window.scrollY);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [address]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { address, pathname };
    if (before.address === address || stays) return undefined;
    if (comesBack) return scrollOnceTallEnough(places.current.get(address) ?? 0);
    // Filters and pages of a list decide for themselves.
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [address, pathname, comesBack, stays]);
}

/** Browsers would scroll before the screen is there; between documents they know better. */
function useOwnPlaces(): void {
  useEffect(() => {
    const handOver = () => (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('pagehide', handOver);
      handOver();
    };
  }, []);
}

/** What is shown may still be on its way. Whoever scrolls meanwhile has found a place. */
function scrollOnceTallEnough(place: number): () => void {
  const controller = new AbortController();
  const end = () => controller.abort();
  const attempt = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 1) end();
  };
  attempt();
  if (controller.signal.aborted || place === 0) return end;

  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  const timer = setTimeout(end, timeoutMs);
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(gesture, end, { signal: controller.signal, passive: true });
  }
  return end;
}
