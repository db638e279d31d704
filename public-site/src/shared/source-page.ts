import { limits } from '@site/contracts';

/** What a link within the site notes of the page that it stands on, in the history entry that it leads to. */
export interface LinkState {
  from: string;
}

export const linkState = (): LinkState => ({ from: window.location.pathname });

/** Path of the page of this site that led to this one; undefined where that is not known. `state` is the router's. */
export function sourcePage(state: unknown): string | undefined {
  const path = (state as Partial<LinkState> | null)?.from ?? pathOf(document.referrer);
  const isUsable = path && path !== window.location.pathname && path.length <= limits.address;
  return isUsable ? path : undefined;
}

function pathOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === window.location.origin ? pathname : undefined;
}
