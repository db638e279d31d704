/** Closes a navigation's menus on Escape, and on a press or focus elsewhere. Returns a function that stops it. */
export function closeMenusElsewhere(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet) return undefined;
  const handleElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !sheet.contains(target)) closeMenus(sheet);
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
  return () => listening.abort();
}

export function closeMenus(sheet: HTMLElement): void {
  for (const menu of sheet.querySelectorAll('details[open]')) menu.removeAttribute('open');
  // A browser without popovers knows no such selector either, and throws.
  // eslint-disable-next-line no-restricted-syntax -- asked for here
  if ('hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover();
}
