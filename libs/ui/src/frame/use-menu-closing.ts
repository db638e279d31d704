import { useEffect, useRef, type RefObject } from 'react';
import { closeMenus, closeMenusElsewhere } from './close-menus';

/** Closes the header's menus after a navigation, on Escape, and on a press or a focus elsewhere. */
export const useMenuClosing = (navigation: RefObject<HTMLElement | null>, entry: string): void => {
  const shown = useRef(entry);
  useEffect(() => {
    const sheet = navigation.current;
    // A menu that was opened before the app came stays open.
    if (!sheet || shown.current === entry) return;
    shown.current = entry;
    closeMenus(sheet);
  }, [navigation, entry]);

  useEffect(() => closeMenusElsewhere(navigation.current), [navigation]);
};
