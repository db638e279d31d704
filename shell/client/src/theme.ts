import {
  themeCookie,
  themeIn,
  themeStorageKey,
  themeSwitchAttribute,
  toScheme,
  type ColorScheme,
} from '@site/federation';
import { idleMoment } from './idle-moment';

// The server has rendered the document in the colours of the cookie: this script only changes them.
const root = document.documentElement;

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(`[${themeSwitchAttribute}]`)) switchScheme();
});
// Chosen in another tab.
addEventListener('storage', ({ key, newValue }) => key === themeStorageKey && show(toScheme(newValue)));
// The back/forward cache restores a document as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && show(themeIn(document.cookie)));
void idleMoment().then(bringBack);

/** Switches to the other scheme. If that is the system's, the choice is deleted: the page follows the system again. */
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
    // Storage may be blocked: other tabs then see the choice on their next page load.
  }
}

/** Some browsers drop script-set cookies within days, and earlier versions kept the choice in storage alone. */
function bringBack(): void {
  try {
    const choice = themeIn(document.cookie) ? undefined : toScheme(localStorage.getItem(themeStorageKey));
    if (!choice) return;
    show(choice);
    keep(choice);
  } catch {
    // Nothing to restore where storage is blocked.
  }
}
