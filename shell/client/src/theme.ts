import { themeStorageKey, themeSwitchAttribute } from '@site/federation';

type Scheme = 'light' | 'dark';

// A document loads this script before it is painted, and keeps it small for that: no page shows the wrong colours first.
const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

show(storedChoice());
addEventListener('storage', ({ key }) => key === themeStorageKey && show(storedChoice()));
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest(`[${themeSwitchAttribute}]`)) switchScheme();
});

/** Turns to the other scheme. One that is the system's own needs no choice: the page follows the system again. */
function switchScheme(): void {
  const system: Scheme = darkSystem.matches ? 'dark' : 'light';
  const next: Scheme = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  const choice = next === system ? undefined : next;
  show(choice);
  store(choice);
}

function show(choice: Scheme | undefined): void {
  if (choice) root.dataset.theme = choice;
  else delete root.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    const always = scheme === choice ? 'all' : 'not all';
    meta.media = choice ? always : `(prefers-color-scheme: ${scheme})`;
  }
}

function storedChoice(): Scheme | undefined {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function store(choice: Scheme | undefined): void {
  try {
    if (choice) localStorage.setItem(themeStorageKey, choice);
    else localStorage.removeItem(themeStorageKey);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the document.
  }
}
