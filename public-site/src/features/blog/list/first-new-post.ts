import { useRef } from 'react';

/** Leads the focus to the first of the posts that Load More brings: the button moves away from them, or is gone. */
export function useFirstNewPost() {
  const awaited = useRef(-1);
  return {
    /** The post at this place of the list is about to come. */
    await: (place: number) => {
      awaited.current = place;
    },
    /** Told of the list item of each post, by its place in the list. */
    arrive: (place: number, item: HTMLLIElement | null) => {
      if (!item || place !== awaited.current) return;
      awaited.current = -1;
      item.querySelector('a')?.focus();
    },
  };
}
