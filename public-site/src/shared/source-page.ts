import { limits } from '@site/contracts';

/** Of this document: the page that is shown, and the one that was shown before it. */
let shown: string | undefined;
let before: string | undefined;

/** Called with the path of each page that the app shows, but for those whose address nobody else may know. */
export function notePage(pathname: string): void {
  if (pathname === shown) return;
  before = shown;
  shown = pathname;
}

/** Path of the page of this site that led to this one; undefined where that is not known. */
export function sourcePage(): string | undefined {
  const path = before ?? pathOf(document.referrer);
  const isUsable = path && path !== window.location.pathname && path.length <= limits.address;
  return isUsable ? path : undefined;
}

function pathOf(referrer: string): string | undefined {
  if (!referrer) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}
