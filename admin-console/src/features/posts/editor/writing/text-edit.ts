/** A text with what is selected in it. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

export interface Range {
  from: number;
  to: number;
}

/** Puts `insert` in place of what stands from `from` to `to`, and then selects from `start` to `end`. */
export interface TextEdit extends Range {
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
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, start, end } = onlyChanges(area.value, edit);
  area.focus();
  area.setSelectionRange(from, to);
  if ((from < to || insert !== '') && !typeIn(insert)) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

/** Without what stays at both ends: to undo it then takes back what is seen to change. */
function onlyChanges(text: string, { from, to, insert, ...selection }: TextEdit): TextEdit {
  const replaced = text.slice(from, to);
  const shorter = Math.min(replaced.length, insert.length);
  let head = 0;
  while (head < shorter && replaced[head] === insert[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && replaced.at(-1 - tail) === insert.at(-1 - tail)) tail += 1;
  return { ...selection, from: from + head, to: to - tail, insert: insert.slice(head, insert.length - tail) };
}

/** Deprecated, yet in every browser the only edit of a text area that its undo knows of. */
function typeIn(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false;
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}
