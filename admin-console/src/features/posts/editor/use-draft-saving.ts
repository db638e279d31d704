import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostInput } from '@site/contracts';
import { type DraftPlace, dropDraft, newEditor, storeDraft } from './draft-store';
import { announceEditor } from './open-editors';
import type { TextBase } from './post-form-values';

/** From the first key that is not kept yet: what is typed without a pause is kept as well. */
const pause = 1000;

export type DraftState = 'none' | 'kept' | 'refused';

interface DraftSaving {
  /** Names this editor among all that are open on this device. */
  editor: string;
  /** Whether this device has a copy of what is unsaved. */
  state: DraftState;
  storeNow: () => void;
  /** To be called when the text is safe with the server. */
  forget: () => void;
}

/**
 * Copies what is typed to this device within a second, and anew when the page is hidden, shown again or left: copies that are
 * a month old are dropped, and an editor may be open for longer.
 */
export function useDraftSaving(form: UseFormReturn<PostInput>, place: DraftPlace, base: TextBase): DraftSaving {
  const [editor] = useState(newEditor);
  const [state, setState] = useState<DraftState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef(false);
  // Both change when a save is through; what waits to be kept then belongs to the new ones.
  const written = useRef({ place, base });
  useEffect(() => {
    written.current = { place, base };
  }, [place, base]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const storeNow = useCallback(() => {
    stop();
    const draft = { editor, values: form.getValues(), ...written.current.base };
    const isStored = storeDraft(written.current.place, { ...draft, savedAt: new Date().toISOString() });
    setState(isStored ? 'kept' : 'refused');
  }, [editor, form, stop]);

  const forget = useCallback(() => {
    stop();
    unsaved.current = false;
    dropDraft(written.current.place, editor);
    setState('none');
  }, [editor, stop]);

  useEffect(() => announceEditor(editor), [editor]);

  // Before the fields can be typed into: an effect that runs after they are painted misses the first keys.
  useLayoutEffect(() => {
    const storeUnsaved = () => unsaved.current && storeNow();
    const handleChange = ({ isDirty }: { isDirty?: boolean }) => {
      if (!isDirty) return forget();
      unsaved.current = true;
      timer.current ??= setTimeout(storeNow, pause);
    };
    const unsubscribe = form.subscribe({ formState: { values: true, isDirty: true }, callback: handleChange });
    window.addEventListener('pagehide', storeUnsaved);
    document.addEventListener('visibilitychange', storeUnsaved);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', storeUnsaved);
      document.removeEventListener('visibilitychange', storeUnsaved);
      storeUnsaved();
    };
  }, [forget, form, storeNow]);

  return { editor, state, storeNow, forget };
}
