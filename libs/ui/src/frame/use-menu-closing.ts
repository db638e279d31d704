import { useEffect, type RefObject } from 'react';
import { closeMenus, closeMenusElsewhere } from './close-menus';

/** Closes the header's menus after a navigation, on Escape, and on a press or a focus elsewhere. */
export const useMenuClosing = (navigation: RefObject<HTMLElement | null>, currentPath: string): void => {
  useEffect(() => {
    const sheet = navigation.current;
    if (!sheet) return;
    closeMenus(sheet);
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  }, [navigation, currentPath]);

  useEffect(() => closeMenusElsewhere(navigation.current), [navigation]);
};
