const storageKey = 'scroll-positions';

let positions: Record<string, number> | undefined;

/** Remembers where an entry of the history is scrolled to now. */
export function notePosition(key: string): void {
  known()[key] = window.scrollY;
}

/** Where an entry was scrolled to; undefined where nobody has looked. */
export const positionOf = (key: string): number | undefined => known()[key];

/** Keeps all positions for the tab's next documents. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(known()));
  } catch {
    // Storage may be full or forbidden; the page then starts at its top.
  }
}

const known = (): Record<string, number> => (positions ??= stored());

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}
