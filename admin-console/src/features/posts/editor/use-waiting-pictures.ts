import { useCallback, useRef, useState } from 'react';

/** Leads to the pictures that wait; null where none do. */
type ShowPictures = (() => void) | null;

/** Pictures that are not in the text yet: a save would leave them behind. */
export function useWaitingPictures() {
  const [waiting, setWaiting] = useState(false);
  const show = useRef<ShowPictures>(null);
  const onWaiting = useCallback((next: ShowPictures) => {
    show.current = next;
    setWaiting(next !== null);
  }, []);
  /** Whether a save has to wait for them; then they are shown. */
  const stopSave = () => {
    show.current?.();
    return show.current !== null;
  };
  return { waiting, show, onWaiting, stopSave };
}

export type WaitingPictures = ReturnType<typeof useWaitingPictures>;
