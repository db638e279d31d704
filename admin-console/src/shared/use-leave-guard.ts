import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blockHistory } from './history-gate';
import { blockLeaving, leaveBy } from './leave-gate';

interface LeaveGuard {
  /** Goes at once when nothing would be lost, else asks first. */
  tryToLeave: (go: () => void) => void;
  /** True while somebody has asked to leave and has not been answered. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Holds back whatever would leave the screen while `dirty`: closing the tab, links, and the browser's back button.
 * The declarative router has no blocker, so links are caught at the document and history steps are undone.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const open = useRef(false);

  useEffect(() => {
    if (!dirty) return undefined;
    let here = historyIndex();
    open.current = false;

    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!open.current) event.preventDefault();
    };
    const handleClick = (event: MouseEvent) => {
      const link = plainLink(event);
      if (!link || open.current) return;
      event.preventDefault();
      event.stopPropagation();
      leaveBy(() => (isOwnScreen(link) ? navigate(link.pathname + link.search) : window.location.assign(link.href)));
    };
    const handleHistory = (event: PopStateEvent) => {
      const steps = historyIndex() - here;
      // A link within the page has made a step, which is not numbered.
      if (window.location.pathname + window.location.search === pathname + search) here += steps;
      else if (steps !== 0 && !open.current) {
        event.stopImmediatePropagation();
        window.history.go(-steps);
        leaveBy(() => window.history.go(steps));
        return true;
      }
      return false;
    };

    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    const release = blockHistory(handleHistory);
    const releaseLeaving = blockLeaving((go) => setPending(() => go));
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
      release();
      releaseLeaving();
    };
  }, [dirty, navigate, pathname, search]);

  const tryToLeave = (go: () => void) => (dirty ? setPending(() => go) : go());
  const leave = () => {
    open.current = true;
    setPending(null);
    pending?.();
  };
  return { tryToLeave, asking: pending !== null, leave, stay: () => setPending(null) };
}

/** The router numbers its history entries. */
const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

const isOwnScreen = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && /^\/admin(\/|$)/.test(link.pathname);

/** The link of an ordinary click; none for new tabs, downloads, other programs (mail, telephone) and links within the page. */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !/^https?:$/.test(link.protocol)) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return link.pathname === window.location.pathname && link.hash ? null : link;
}
