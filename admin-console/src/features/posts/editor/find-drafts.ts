import { type Draft, type DraftPlace, dropKey, keyStart, prefix, unstored } from './draft-store';

const retentionDays = 30;

/** Of one post, or of all; the last written first. Those that nobody wanted for a month are gone. */
export const findDrafts = ({ user, post }: Pick<DraftPlace, 'user'> & Partial<DraftPlace>): Draft[] =>
  readDrafts()
    .filter(([key]) => key.startsWith(keyStart(user, post)))
    .map(([, draft]) => draft)
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

/** Whether there is text of anybody: before the sign-in nobody knows whose. */
export const hasDrafts = (): boolean => readDrafts().length > 0;

/** Whether some of it is in this page alone. */
export const hasUnstored = (): boolean => Object.keys(unstored).length > 0;

function readDrafts(): [key: string, Draft][] {
  const oldest = new Date(Date.now() - retentionDays * 24 * 60 * 60 * 1000).toISOString();
  return Object.entries(readTexts()).flatMap(([key, text]) => {
    if (!key.startsWith(prefix)) return [];
    try {
      const draft = JSON.parse(text) as Draft;
      if (draft.values && draft.savedAt >= oldest) return [[key, draft]];
    } catch {
      // It is no draft.
    }
    dropKey(key);
    return [];
  });
}

function readTexts(): Record<string, string> {
  try {
    return { ...window.localStorage, ...unstored };
  } catch {
    return unstored;
  }
}
