import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftPlace, dropDraft, keepDraft } from './draft-store';
import { announceEditor } from './open-editors';

/** From the first key that is not kept yet: what is typed without a pause is kept as well. */
const pause = 1000;

export type DraftState = 'none' | 'kept' | 'refused';

interface DraftKeeping {
  /** Names this editor among all that are open on this device. */
  editor: string;
  /** Whether this device has a copy of what is unsaved. */
  state: DraftState;
  keepNow: () => void;
  /** To be called when the text is safe with the server. */
  forget: () => void;
}

/** Copies what is typed to this device within a second, and at once when the page is left or hidden. */
export function useDraftKeeping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  place: DraftPlace,
  version: number | null,
): DraftKeeping {
  const [editor] = useState(() => Math.random().toString(36).slice(2));
  const [state, setState] = useState<DraftState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Both change when a save is through; what waits to be kept then belongs to the new ones.
  const written = useRef({ place, version });
  useEffect(() => {
    written.current = { place, version };
  }, [place, version]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const keepNow = useCallback(() => {
    stop();
    const draft = { editor, values: form.getValues(), version: written.current.version };
    const isKept = keepDraft(written.current.place, { ...draft, savedAt: new Date().toISOString() });
    setState(isKept ? 'kept' : 'refused');
  }, [editor, form, stop]);

  const forget = useCallback(() => {
    stop();
    dropDraft(written.current.place, editor);
    setState('none');
  }, [editor, stop]);

  useEffect(() => announceEditor(editor), [editor]);

  useEffect(() => {
    const keepWaiting = () => timer.current !== undefined && keepNow();
    const handleVisibility = () => document.visibilityState === 'hidden' && keepWaiting();
    const handleChange = ({ isDirty }: { isDirty?: boolean }) => {
      if (!isDirty) return forget();
      timer.current ??= setTimeout(keepNow, pause);
    };
    const unsubscribe = form.subscribe({ formState: { values: true, isDirty: true }, callback: handleChange });
    window.addEventListener('pagehide', keepWaiting);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepWaiting);
      document.removeEventListener('visibilitychange', handleVisibility);
      keepWaiting();
    };
  }, [forget, form, keepNow]);

  return { editor, state, keepNow, forget };
}
