import type { PostInput } from '@site/contracts';
import type { TextBase } from './post-form-values';

/** Whose text it is and of which post. */
export interface DraftPlace {
  user: string;
  post: number | 'new';
}

/** A copy of unsaved text, kept on this device until it is saved or thrown away. */
export interface Draft extends TextBase {
  /** The editor that wrote it: two tabs on one post keep a draft each. */
  editor: string;
  values: PostInput;
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

export const prefix = 'console.post-draft/';

/** What the device does not take. It lives as long as the page, which the way to the sign-in and back does not leave. */
export const unstored: Record<string, string> = {};

/**
 * Answers whether the device has the copy: it may forbid it or be full. The storage is one that writes at once, for a
 * page that is being closed waits for nothing.
 */
export function storeDraft(place: DraftPlace, draft: Draft): boolean {
  const key = keyOf(place, draft.editor);
  unstored[key] = JSON.stringify(draft);
  try {
    window.localStorage.setItem(key, unstored[key]);
    delete unstored[key];
    return true;
  } catch {
    return false;
  }
}

export const dropDraft = (place: DraftPlace, editor: string): void => dropKey(keyOf(place, editor));

export function dropKey(key: string): void {
  delete unstored[key];
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without a storage there is nothing to drop.
  }
}

const keyOf = ({ user, post }: DraftPlace, editor: string): string => keyStart(user, post) + encodeURIComponent(editor);

export const keyStart = (user: string, post?: DraftPlace['post']): string =>
  `${prefix}${encodeURIComponent(user)}/${post === undefined ? '' : `${post}/`}`;
