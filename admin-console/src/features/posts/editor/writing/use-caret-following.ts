import { type RefObject, useEffect } from 'react';
import { letterAt, lettersBefore } from './rendered-place';

interface CaretFollowing {
  area: RefObject<HTMLTextAreaElement | null>;
  /** What is scrolled; the page itself stays where it is. */
  pane: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
  /** What the text shows. */
  html: string | undefined;
}

/** Long enough that typing does not wait for it. */
const pause = 150;

/** Keeps in view of a preview what stands at the caret, once the caret has moved or the preview has changed. */
export function useCaretFollowing({ area, pane, text, html }: CaretFollowing): void {
  useEffect(() => {
    const follow = () => {
      if (!area.current || !pane.current || !text.current || document.activeElement !== area.current) return;
      const { value, selectionEnd } = area.current;
      const place = letterAt(text.current, lettersBefore(value, selectionEnd));
      if (place) showWithin(pane.current, place);
    };
    let timer: ReturnType<typeof setTimeout>;
    const followLater = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, pause);
    };
    follow();
    document.addEventListener('selectionchange', followLater);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', followLater);
    };
  }, [area, html, pane, text]);
}

/** Left alone as long as it can be seen, else brought to the upper third. */
function showWithin(pane: HTMLElement, place: Range): void {
  const { top, bottom } = place.getBoundingClientRect();
  const frame = pane.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)) return;
  pane.scrollTop += top - frame.top - frame.height / 3;
}
