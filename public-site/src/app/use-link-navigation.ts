import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPage } from './page-modules';
import { findPage } from './page-registry';

/**
 * Turns clicks on plain links to this site's own pages into client-side navigation.
 * One listener serves every link, those inside an article's HTML included; other addresses load a document.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const target = ownPageLink(event.target);
      if (!target) return;
      event.preventDefault();
      void navigate(target.pathname + target.search + target.hash);
    };
    const handlePointerOver = (event: PointerEvent) => {
      const target = ownPageLink(event.target);
      if (!target) return;
      // Only a head start: a click on the link reports the failure.
      loadPage(target.page).catch(() => undefined);
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('pointerover', handlePointerOver, { passive: true });
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('pointerover', handlePointerOver);
    };
  }, [navigate]);
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

function ownPageLink(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin) return undefined;
  if (hash && pathname === window.location.pathname && search === window.location.search) return undefined;
  const found = findPage(pathname);
  return found && { page: found.page, pathname, search, hash };
}
