import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick, linkWithinSite } from '../start/link-within-site';
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
      const target = isPlainClick(event) && ownPageLink(event.target);
      if (!target) return;
      event.preventDefault();
      // As a browser does, which adds no step for the address that it shows: on a slow line that of a page which is yet to come.
      void navigate(target.address, { replace: target.href === window.location.href });
    };
    const handlePointerOver = (event: PointerEvent) => {
      const target = ownPageLink(event.target);
      if (!target) return;
      // Only a head start: a click on the link reports the failure.
      loadPage(target.page).catch(() => undefined);
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('click', handleClick, { signal });
    document.addEventListener('pointerover', handlePointerOver, { signal });
    return () => over.abort();
  }, [navigate]);
}

/** What has a dot in its path is a file, or may be one: the server knows. */
function ownPageLink(target: EventTarget | null) {
  const link = linkWithinSite(target);
  const page = link && !link.pathname.includes('.') && findPage(link.pathname)?.page;
  return page && { page, href: link.href, address: link.pathname + link.search + link.hash };
}
