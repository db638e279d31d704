import { limits } from '@site/contracts';

/** The pages of this document that led to the one that is shown, which is the first. */
const trail: string[] = [];

/**
 * Called with the path of each page that the app shows, but for those whose address nobody else may know. Who returns to
 * a page still comes from where they came the first time: a page that was visited from there did not lead to it.
 */
export function notePage(pathname: string): void {
  if (pathname === trail[1]) trail.shift();
  else if (pathname !== trail[0]) trail.unshift(pathname);
}

/** Path of the page of this site that led to this one; undefined where that is not known. */
export function sourcePage(): string | undefined {
  const path = trail[1] ?? pathOf(document.referrer);
  const isUsable = path && path !== window.location.pathname && path.length <= limits.address;
  return isUsable ? path : undefined;
}

const pathOf = (referrer: string): string | undefined =>
  referrer.startsWith(`${window.location.origin}/`) ? new URL(referrer).pathname : undefined;
