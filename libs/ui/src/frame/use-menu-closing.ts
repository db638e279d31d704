import { useEffect, useRef, type RefObject } from 'react';
import { closeMenus, closeMenusElsewhere } from './close-menus';

/** Closes the header's menus after a navigation, on Escape, and on a press or a focus elsewhere. */
export const useMenuClosing = (navigation: RefObject<HTMLElement | null>, currentPath: string): void => {
  const shown = useRef(currentPath);
  useEffect(() => {
    const sheet = navigation.current;
    // A menu that was opened before the app came stays open.
    if (!sheet || shown.current === currentPath) return;
    shown.current = currentPath;
    closeMenus(sheet);
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  }, [navigation, currentPath]);

  useEffect(() => closeMenusElsewhere(navigation.current), [navigation]);
};
