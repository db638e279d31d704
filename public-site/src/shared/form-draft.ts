/** What was typed into a form and not yet sent, for as long as the tab lives. Storage may be forbidden; then nothing is kept. */
export const formDraft = <Values extends object>(storageKey: string) => ({
  read: (): Partial<Values> => {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    } catch {
      return {};
    }
  },
  write: (values: Partial<Values>): void => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(values));
    } catch {
      // The text still stands in the form.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was kept.
    }
  },
});
