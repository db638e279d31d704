/** That of `media.desktop`, whose module a page needs only once the app starts. */
const wide = '(min-width: 64em)';

/**
 * Closes a navigation's menus on Escape, on a press or focus elsewhere, and where the window grows from one width to the other,
 * since a sheet over the page has no place in a bar. Returns a function that stops it.
 */
export function closeMenusElsewhere(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined;
  const handleElsewhere = ({ target }: Event) => {
    if (!sheet.contains(target as Node)) closeMenus(sheet);
  };
  const handleEscape = ({ key }: KeyboardEvent) => {
    const open = sheet.querySelector('details[open]');
    if (key !== 'Escape' || !open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerdown', handleElsewhere, { signal });
  document.addEventListener('focusin', handleElsewhere, { signal });
  document.addEventListener('keydown', handleEscape, { signal });
  window.matchMedia?.(wide).addEventListener('change', () => closeMenus(sheet), { signal });
  return () => listening.abort();
}

export function closeMenus(sheet: HTMLElement): void {
  for (const menu of sheet.querySelectorAll('details[open]')) menu.removeAttribute('open');
  // Another may stand in its place by now, which a browser does not forgive.
  // eslint-disable-next-line no-restricted-syntax -- asked for here
  if (sheet.isConnected) sheet.togglePopover?.(false);
}
