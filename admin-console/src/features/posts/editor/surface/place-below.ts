import type { EditorView } from 'prosemirror-view';

/** Puts an element below a place of the text, within the width of what holds both. */
export function placeBelow(element: HTMLElement | null, view: EditorView, pos: number): void {
  const holder = element?.offsetParent;
  if (!element || !holder) return;
  const frame = holder.getBoundingClientRect();
  const { left, bottom } = view.coordsAtPos(pos);
  const most = frame.width - element.offsetWidth;
  element.style.left = `${Math.max(0, Math.min(left - frame.left, most))}px`;
  element.style.top = `${bottom - frame.top + 6}px`;
}
