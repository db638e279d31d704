import { letterAt, lettersBefore } from './rendered-place';

/** Scrolls a pane to what its text shows at the caret of the text area. */
export function showCaret(area: HTMLTextAreaElement, pane: HTMLElement, text: HTMLElement): void {
  const place = letterAt(text, lettersBefore(area.value, area.selectionEnd));
  if (place) showWithin(pane, place);
}

/** Left alone as long as it can be seen, else brought to the upper third. */
function showWithin(pane: HTMLElement, place: Range): void {
  const { top, bottom } = place.getBoundingClientRect();
  const frame = pane.getBoundingClientRect();
  if (top >= frame.top && bottom <= Math.min(frame.bottom, window.innerHeight)) return;
  pane.scrollTop += top - frame.top - frame.height / 3;
}
