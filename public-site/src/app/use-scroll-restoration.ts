import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnTo, stayAt } from '../shared/return-to';
import { returnToEntry } from '../shared/return-to-entry';
import { notePosition, positionOf, storePositions } from '../shared/scroll-positions';
import { entryKey, nameEntry, samePage } from '../shared/shown-entry';
import { decoded } from './page-registry';

/** A new page starts at its top (or its anchor); going back and forth returns to where the visitor was. */
export function useScrollRestoration(): void {
  const { key, pathname, hash, state } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(returnToEntry, []);

  useEffect(() => {
    const note = () => notePosition(shown.current.key);
    // A link to a place of the same page has scrolled there already, and made an entry that has no key yet.
    const handlePop = () => {
      if (entryKey()) note();
    };
    // A document load is the browser's to restore: the HTML is complete before any script runs.
    const handleLeave = () => {
      note();
      storePositions();
      history.scrollRestoration = 'auto';
    };
    const handleReturn = () => {
      history.scrollRestoration = 'manual';
    };
    const over = new AbortController();
    const { signal } = over;
    note();
    handleReturn();
    window.addEventListener('scroll', note, { signal, passive: true });
    // What is scrolled in the very moment of a click has no event yet.
    window.addEventListener('click', note, { signal, capture: true });
    window.addEventListener('popstate', handlePop, { signal, capture: true });
    window.addEventListener('pagehide', handleLeave, { signal });
    window.addEventListener('pageshow', handleReturn, { signal });
    return () => over.abort();
  }, []);

  // With the commit, not after it: a shorter page makes the browser scroll, which is nobody's position to remember.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    const isUnnamed = key === unnamed;
    shown.current = { key: isUnnamed ? nameEntry() : key, pathname };
    if (isUnnamed) return undefined;
    if (kind === 'POP') return returnTo(positionOf(key) ?? 0);
    const scroll = () => {
      const place = document.getElementById(decoded(hash.slice(1)));
      if (place) place.scrollIntoView();
      else if (before.pathname !== pathname || (!hash && state !== samePage)) scrollTo(0, 0);
    };
    // A page that loads its data has its places only then.
    if (hash) return stayAt(scroll);
    scroll();
    return undefined;
  }, [key, pathname, hash, state, kind]);
}

/** The router's word for an entry that the browser made by itself. */
const unnamed = 'default';
