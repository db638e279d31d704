import type { FollowedRelease } from '../follow-releases';
import { isOccupied } from './quiet-moment';
import { noteStyle } from './update-note-style';

const className = 'shell-update';
/** Ends with the note. */
let shown = new AbortController();

/** Says politely that there is a newer version. Nothing happens unless its visitor asks for it. */
export function showNote(followed: FollowedRelease): void {
  removeNote();
  const note = document.createElement('aside');
  note.className = className;
  note.setAttribute('aria-label', 'New version');
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  note.append(
    text,
    button('Reload', () => location.reload()),
    button('Later', removeNote),
  );
  useStyle();
  document.body.append(note);
  // A screen reader says what comes into a region that stands already.
  requestAnimationFrame(() => (text.textContent = 'There is a new version of this page.'));
  // Somebody who begins to write is left alone; the note is back when nothing would be lost.
  for (const sign of ['focusin', 'focusout', 'input']) {
    addEventListener(sign, () => setTimeout(() => (note.hidden = isOccupied(followed))), shown);
  }
}

export function removeNote(): void {
  shown.abort();
  shown = new AbortController();
  document.querySelector(`.${className}`)?.remove();
}

function button(label: string, handleClick: () => void): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = label;
  created.addEventListener('click', handleClick);
  return created;
}

let styled = false;

/** A style sheet of its own making needs no nonce. */
function useStyle(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(noteStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
