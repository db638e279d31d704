import type { EditorView } from 'prosemirror-view';

/** Between the text and what is put there. */
const gap = 6;

/**
 * Puts an element below a place of the text, or above where only there the window has room for it (on a phone, what the
 * keyboard leaves of it), within the width of what holds both.
 */
export function placeBelow(element: HTMLElement | null, view: EditorView, pos: number): void {
  const holder = element?.offsetParent;
  if (!element || !holder) return;
  const frame = holder.getBoundingClientRect();
  const { left, top, bottom } = view.coordsAtPos(pos);
  const most = frame.width - element.offsetWidth;
  const height = element.offsetHeight + gap;
  const { offsetTop, height: shown } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const isAbove = bottom + height > offsetTop + shown && top - height > offsetTop;
  element.style.left = `${Math.max(0, Math.min(left - frame.left, most))}px`;
  element.style.top = `${(isAbove ? top - height : bottom + gap) - frame.top}px`;
}
