import type { ContactValues } from './contact-outcome';

const storageKey = 'contact-draft';

/** What was typed and not yet sent, for as long as the tab lives. Storage may be forbidden; then nothing is kept. */
export function readDraft(): ContactValues {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

export function writeDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // The text still stands in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
