import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, type DraftPlace, dropDraft, findDrafts, keepDraft } from './draft-store';
import { findOpenEditors } from './open-editors';

interface DraftOfferOptions<Values> {
  place: DraftPlace;
  /** The editor that takes a draft over. */
  editor: string;
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
  /** To be called when the restored text is safe with the server, or another took its place. */
  settle: () => void;
}

/** Finds what earlier visits to a post left unsaved, and other tabs are not writing on at this moment. */
export function useDraftOffer<Values extends FieldValues>({
  place: { user, post },
  editor,
  onRestore,
  isWanted,
}: DraftOfferOptions<Values>): OfferedDraft<Values> {
  const [drafts, setDrafts] = useState<Draft<Values>[]>([]);
  const [restored, setRestored] = useState<Draft<Values> | null>(null);
  const [opened] = useState({ place: { user, post }, editor, onRestore, isWanted });

  const take = useCallback(
    (draft: Draft<Values>) => {
      opened.onRestore(draft);
      setRestored(draft);
      if (!keepDraft(opened.place, { ...draft, editor: opened.editor })) return;
      dropDraft(opened.place, draft.editor);
    },
    [opened],
  );

  useEffect(() => {
    let left = false;
    void findOpenEditors().then((open) => {
      if (left) return;
      const [newest, ...older] = findDrafts<Values>(opened.place).filter(({ editor }) => !open.has(editor));
      if (!newest) return;
      if (!opened.isWanted(newest)) return setDrafts([newest, ...older]);
      take(newest);
      setDrafts(older);
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
      if (offered) dropDraft(opened.place, offered.editor);
      setDrafts(others);
    },
    settle: () => setRestored(null),
  };
}
