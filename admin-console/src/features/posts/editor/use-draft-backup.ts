import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftBackup, dropDraft, findDraft, keepDraft } from './draft-backup';

const pause = 1000;

interface DraftKeeping<Values> {
  /** Text of an earlier visit that was never saved. */
  offered: DraftBackup<Values> | null;
  restore: () => void;
  discard: () => void;
  /** To be called when the text is safe with the server. */
  forget: () => void;
}

/** Copies what is typed to this device a second after the last key, and offers what an earlier visit left. */
export function useDraftBackup<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): DraftKeeping<Values> {
  const [offered, setOffered] = useState(() => findDraft<Values>(name));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const keep = () => {
      timer.current = undefined;
      keepDraft(name, form.getValues());
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer.current);
        timer.current = isDirty ? setTimeout(keep, pause) : undefined;
      },
    });
    return () => {
      unsubscribe();
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keep();
    };
  }, [form, name]);

  const restore = useCallback(() => {
    if (offered) form.reset(offered.values, { keepDefaultValues: true });
    setOffered(null);
  }, [form, offered]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(name);
  }, [name]);

  const discard = useCallback(() => {
    forget();
    setOffered(null);
  }, [forget]);

  return { offered, restore, discard, forget };
}
