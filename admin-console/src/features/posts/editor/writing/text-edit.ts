/** A text with what is selected in it. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Puts `insert` in place of what stands from `from` to `to`, and then selects from `start` to `end`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export const selectionOf = (area: HTMLTextAreaElement): TextSelection => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});

/** Edits as if it had been typed, so that it can be undone as what is typed can. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!typeIn(insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

/** Deprecated, yet in every browser the only edit of a text area that its undo knows of. */
function typeIn(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}
