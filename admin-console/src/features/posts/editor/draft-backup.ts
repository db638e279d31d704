/** A copy of unsaved text, kept on this device until it is saved or thrown away. */
export interface DraftBackup<T> {
  values: T;
  /** ISO time. */
  savedAt: string;
}

const keyOf = (name: string): string => `console.post-draft.${name}`;

/** A full or forbidden storage costs the backup, never the typing. */
export function keepDraft<T>(name: string, values: T): void {
  try {
    const backup: DraftBackup<T> = { values, savedAt: new Date().toISOString() };
    window.localStorage.setItem(keyOf(name), JSON.stringify(backup));
  } catch {
    dropDraft(name);
  }
}

export function findDraft<T>(name: string): DraftBackup<T> | null {
  try {
    const kept = window.localStorage.getItem(keyOf(name));
    return kept ? (JSON.parse(kept) as DraftBackup<T>) : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    window.localStorage.removeItem(keyOf(name));
  } catch {
    // Without a storage there is nothing to drop.
  }
}
