/** The link to another page of this origin that an event happened on; undefined for all else, a file that says its type too. */
export function linkWithinSite(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.type || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin) return undefined;
  if (hash && pathname === window.location.pathname && search === window.location.search) return undefined;
  return link;
}

/** Whether a click follows a link here and now, not in another tab. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
