import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, type DraftPlace, dropDraft, findDrafts, storeDraft } from './draft-store';
import { findOpenEditors } from './open-editors';

interface DraftOfferOptions<Values> {
  place: DraftPlace;
  /** The editor that takes a draft over. */
  editor: string;
  /** ISO time of the last save; absent for a new post. Text that is older than it is not offered. */
  savedAt: string | undefined;
  onRestore: (draft: Draft<Values>) => void;
  /** Whether a draft is put into the editor without a question. */
  isWanted: (draft: Draft<Values>) => boolean;
}

interface OfferedDraft<Values> {
  /** Text of an earlier visit that was never saved. */
  offered: Draft<Values> | null;
  /** The draft that the editor was filled with and that is not saved yet. */
  restored: Draft<Values> | null;
  restore: () => void;
  discard: () => void;
  /** Editors whose drafts were restored or discarded. */
  settled: RefObject<Set<string>>;
  /** Changes what is offered, the first of it next. */
  change: Dispatch<SetStateAction<Draft<Values>[]>>;
  /** To be called when the restored text is safe with the server, or another took its place. */
  settle: () => void;
  /** To be called with the time of a save: no text from before it is offered any more. */
  passOver: (savedAt: string) => void;
}

/** Finds what earlier visits to a post left unsaved, and other tabs are not writing on at this moment. */
export function useDraftOffer<Values extends FieldValues>({
  place: { user, post },
  editor,
  savedAt = '',
  onRestore,
  isWanted,
}: DraftOfferOptions<Values>): OfferedDraft<Values> {
  const [drafts, setDrafts] = useState<Draft<Values>[]>([]);
  const [restored, setRestored] = useState<Draft<Values> | null>(null);
  const settled = useRef(new Set<string>());
  const [opened] = useState({ place: { user, post }, editor, savedAt, onRestore, isWanted });

  const take = useCallback(
    (draft: Draft<Values>) => {
      opened.onRestore(draft);
      setRestored(draft);
      settled.current.add(draft.editor);
      if (!storeDraft(opened.place, { ...draft, editor: opened.editor })) return;
      dropDraft(opened.place, draft.editor);
      draft.forget?.();
    },
    [opened],
  );

  useEffect(() => {
    let left = false;
    void findOpenEditors().then((open) => {
      if (left) return;
      const [newest, ...older] = findDrafts<Values>(opened.place).filter(({ editor }) => !open.has(editor));
      if (!newest) return;
      const isRecent = isNewerThan(opened.savedAt);
      if (!opened.isWanted(newest)) return setDrafts([newest, ...older].filter(isRecent));
      take(newest);
      setDrafts(older.filter(isRecent));
    });
    return () => {
      left = true;
    };
  }, [opened, take]);

  const [offered = null, ...others] = drafts;
  return {
    offered,
    restored,
    restore: () => {
      if (offered) take(offered);
      setDrafts(others);
    },
    discard: () => {
      if (offered) {
        settled.current.add(offered.editor);
        dropDraft(opened.place, offered.editor);
        offered.forget?.();
      }
      setDrafts(others);
    },
    settled,
    change: setDrafts,
    settle: () => setRestored(null),
    passOver: (time) => setDrafts((present) => present.filter(isNewerThan(time))),
  };
}

const isNewerThan =
  (time: string) =>
  ({ savedAt }: { savedAt: string }): boolean =>
    savedAt > time;
