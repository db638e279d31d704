import { type RefObject, useEffect } from 'react';

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
    const follow = async () => {
      if (document.activeElement !== area.current) return;
      // The preview needs this code only once somebody writes. Without it, it stays where it is.
      const loaded = await import('./show-caret').catch(() => null);
      if (area.current && pane.current && text.current) loaded?.showCaret(area.current, pane.current, text.current);
    };
    let timer: ReturnType<typeof setTimeout>;
    const followLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void follow(), pause);
    };
    void follow();
    document.addEventListener('selectionchange', followLater);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', followLater);
    };
  }, [area, html, pane, text]);
}
