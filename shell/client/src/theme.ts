import {
  themeCookie,
  themeIn,
  themeStorageKey,
  themeSwitchAttribute,
  toScheme,
  type ColorScheme,
} from '@site/federation';
import { idleMoment } from './idle-moment';

// The server has drawn the document in the colours that the cookie tells: here is only what changes them.
const root = document.documentElement;

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(`[${themeSwitchAttribute}]`)) switchScheme();
});
// Another tab's choice.
addEventListener('storage', ({ key, newValue }) => key === themeStorageKey && show(toScheme(newValue)));
// Out of the back/forward cache a document comes as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && show(themeIn(document.cookie)));
void idleMoment().then(bringBack);

/** Turns to the other scheme. One that is the system's own needs no choice: the page follows the system again. */
function switchScheme(): void {
  const system: ColorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next: ColorScheme = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  const choice = next === system ? undefined : next;
  show(choice);
  keep(choice);
}

function show(choice: ColorScheme | undefined): void {
  if (root.dataset.theme === choice) return;
  if (choice) root.dataset.theme = choice;
  else delete root.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    const always = scheme === choice ? 'all' : 'not all';
    meta.media = choice ? always : `(prefers-color-scheme: ${scheme})`;
  }
}

function keep(choice: ColorScheme | undefined): void {
  document.cookie = themeCookie(choice, location.protocol === 'https:');
  try {
    if (choice) localStorage.setItem(themeStorageKey, choice);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Storage may be forbidden: other tabs learn of the choice with their next page.
  }
}

/** Some browsers forget within days what a script sets, and earlier versions kept the choice in storage alone. */
function bringBack(): void {
  try {
    const choice = themeIn(document.cookie) ? undefined : toScheme(localStorage.getItem(themeStorageKey));
    if (!choice) return;
    show(choice);
    keep(choice);
  } catch {
    // Nothing can be brought back from where storage is forbidden.
  }
}
