import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '@site/ui';
import { samePage } from '../shared/shown-entry';
import { decoded } from './page-registry';

/** After a client-side navigation: moves the focus to the page, or to its anchor, and says its title, as a document load would. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef(location.pathname);
  const [message, setMessage] = useState('');

  const moveFocus = useEffectEvent(() =>
    focusOn(document.getElementById(decoded(location.hash.slice(1))) ?? main.current),
  );

  useEffect(() => {
    const isSamePage = shown.current === location.pathname && (kind === 'POP' || location.state === samePage);
    shown.current = location.pathname;
    if (isSamePage) return;
    moveFocus();
    const announce = () => setMessage(document.title);
    announce();
    // A page that loads its data has its real title only then.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [location, kind]);

  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}

/** The next Tab goes on from there, also where the place itself is no control. */
function focusOn(place: HTMLElement | null): void {
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
