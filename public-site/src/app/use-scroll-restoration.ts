import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';

/** A new page starts at its top (or its anchor); going back returns to where the visitor was. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ key, pathname });
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    positions.current = storedPositions();
    const handleScroll = () => {
      positions.current[shown.current.key] = window.scrollY;
    };
    // A document load is the browser's to restore: the HTML is complete before any script runs.
    const handleLeave = () => {
      history.scrollRestoration = 'auto';
      storePositions(positions.current);
    };
    const handleReturn = () => {
      history.scrollRestoration = 'manual';
    };
    handleReturn();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, []);

  // With the commit, not after it: a shorter page makes the browser scroll, which is nobody's position to remember.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (kind === 'POP') window.scrollTo(0, positions.current[key] ?? 0);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo(0, 0);
  }, [key, pathname, hash, kind]);
}

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage may be full or forbidden; the page then starts at its top.
  }
}
