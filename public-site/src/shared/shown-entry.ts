/** The entry of the browser's history that a page was rendered for. */
export interface ShownEntry {
  /** Path and query. */
  address: string;
  /** The router's name for it; undefined for one that a document began. */
  key: string | undefined;
}

export const addressShown = (): string => window.location.pathname + window.location.search;

export const shownEntry = (): ShownEntry => ({ address: addressShown(), key: entryKey() });

/** The router calls each entry that a document began `default`: a key of its own lets its place be found again. */
export function nameEntry(): string {
  const key = entryKey() ?? Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...window.history.state, key }, '');
  return key;
}

export const entryKey = (): string | undefined => window.history.state?.key;

/** State of an entry that is another view of the page before it, and stays where that was. All others begin as a document does. */
export const samePage = 'same-page';
