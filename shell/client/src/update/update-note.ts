import type { FollowedRelease } from './followed-release';
import { isOccupied } from './until-idle';
import { noteStyle } from './update-note-style';

const className = 'shell-update';
/** Aborted when the notice closes. */
let shown = new AbortController();

/** Announces politely that there is a newer version. Nothing happens unless the visitor asks for it. */
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
  // A screen reader announces only what is added to an existing region.
  requestAnimationFrame(() => (text.textContent = 'There is a new version of this page.'));
  // The notice hides while somebody types or has a menu open, and returns when nothing would be lost.
  for (const sign of ['focusin', 'input', 'keyup', 'click']) {
    addEventListener(sign, () => setTimeout(() => (note.hidden = isOccupied(followed))), shown);
  }
  const handleEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isOccupied(followed)) removeNote();
  };
  // In the capture phase: a menu that Escape closes is still open.
  addEventListener('keydown', handleEscape, { signal: shown.signal, capture: true });
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

/** A constructed style sheet needs no nonce. */
function useStyle(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(noteStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
