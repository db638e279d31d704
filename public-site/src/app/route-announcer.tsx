import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@site/ui';

/** After a client-side navigation: moves the focus to the page and says its title, as a document load would. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    const announce = () => setMessage(document.title);
    announce();
    // A page that loads its data has its real title only then.
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, main]);

  return (
    <VisuallyHidden as="div" role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}
