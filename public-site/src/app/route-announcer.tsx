import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@site/ui';
import { decoded } from './page-registry';

/** After a client-side navigation: moves the focus to the page, or to its anchor, and says its title, as a document load would. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [message, setMessage] = useState('');

  const moveFocus = useEffectEvent(() => focusOn(document.getElementById(decoded(hash.slice(1))) ?? main.current));

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    moveFocus();
    const announce = () => setMessage(document.title);
    announce();
    // A page that loads its data has its real title only then.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);

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
