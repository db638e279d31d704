import type { TextBase } from './post-form-values';

/** Whose text it is and of which post. */
export interface DraftPlace {
  user: string;
  post: number | 'new';
}

/** A copy of unsaved text, kept on this device until it is saved or thrown away. */
export interface Draft<Values> extends TextBase {
  /** The editor that wrote it: two tabs on one post keep a draft each. */
  editor: string;
  values: Values;
  /** ISO time. */
  savedAt: string;
  /** Where the server has it: deletes it there. */
  forget?: () => void;
  /** Only the server has it. */
  isElsewhere?: boolean;
  /** Somebody saved while it was on offer: it is not offered again. */
  isPassedOver?: boolean;
  /** A restored draft took its place in this editor. */
  isAside?: boolean;
}

/** Names an editor among all that are open on this device. */
export const newEditor = (): string => Math.random().toString(36).slice(2);

const prefix = 'console.post-draft/';
const retentionDays = 30;

/**
 * Answers whether the copy was kept: a device may forbid it or be full. The storage is one that writes at once, for a
 * page that is being closed waits for nothing.
 */
export function storeDraft<Values>(place: DraftPlace, draft: Draft<Values>): boolean {
  try {
    window.localStorage.setItem(keyOf(place, draft.editor), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Of one post, or of all; the last written first. Those that nobody wanted for a month are gone. */
export function findDrafts<Values>({ user, post }: Pick<DraftPlace, 'user'> & Partial<DraftPlace>): Draft<Values>[] {
  try {
    dropOldDrafts();
    return draftKeys()
      .filter((key) => key.startsWith(keyStart(user, post)))
      .flatMap((key) => readDraft<Values>(key) ?? [])
      .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
  } catch {
    return [];
  }
}

/** Whether there is text of anybody: before the sign-in nobody knows whose. */
export function hasDrafts(): boolean {
  try {
    dropOldDrafts();
    return draftKeys().length > 0;
  } catch {
    return false;
  }
}

export function dropDraft(place: DraftPlace, editor: string): void {
  try {
    window.localStorage.removeItem(keyOf(place, editor));
  } catch {
    // Without a storage there is nothing to drop.
  }
}

function dropOldDrafts(): void {
  const oldest = new Date(Date.now() - retentionDays * 24 * 60 * 60 * 1000).toISOString();
  for (const key of draftKeys()) {
    const draft = readDraft(key);
    if (!draft || draft.savedAt < oldest) window.localStorage.removeItem(key);
  }
}

const draftKeys = (): string[] => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));

function readDraft<Values>(key: string): Draft<Values> | null {
  try {
    const draft = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Draft<Values> | null;
    return draft?.values && draft.savedAt ? draft : null;
  } catch {
    return null;
  }
}

const keyOf = ({ user, post }: DraftPlace, editor: string): string => keyStart(user, post) + encodeURIComponent(editor);

const keyStart = (user: string, post?: DraftPlace['post']): string =>
  `${prefix}${encodeURIComponent(user)}/${post === undefined ? '' : `${post}/`}`;
