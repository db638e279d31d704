import { useEffect, type RefObject } from 'react';

/** Closes the header's menus after a navigation, on Escape, and on a press or a focus elsewhere. */
export const useMenuClosing = (navigation: RefObject<HTMLElement | null>, currentPath: string): void => {
  useEffect(() => {
    const sheet = navigation.current;
    if (!sheet) return;
    closeMenus(sheet);
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  }, [navigation, currentPath]);

  useEffect(() => {
    const handleElsewhere = ({ target }: Event) => {
      const sheet = navigation.current;
      if (sheet && target instanceof Node && !sheet.contains(target)) closeMenus(sheet);
    };
    const handleEscape = ({ key }: KeyboardEvent) => {
      const open = navigation.current?.querySelector('details[open]');
      if (key !== 'Escape' || !open) return;
      open.removeAttribute('open');
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
      document.removeEventListener('keydown', handleEscape);
    };
  }, [navigation]);
};

const closeMenus = (sheet: HTMLElement) => {
  for (const menu of sheet.querySelectorAll('details[open]')) menu.removeAttribute('open');
};
