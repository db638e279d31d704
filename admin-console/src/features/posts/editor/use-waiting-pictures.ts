import { useCallback, useRef, useState } from 'react';

/** Pictures that are not in the post yet: a save would leave them behind. */
export function useWaitingPictures() {
  const [waiting, setWaiting] = useState(false);
  const shows = useRef(new Set<() => void>());
  /** `show` leads to some of them. Answers how to say that they wait no more. */
  const onWaiting = useCallback((show: () => void) => {
    const all = shows.current;
    all.add(show);
    setWaiting(true);
    return () => {
      all.delete(show);
      setWaiting(all.size > 0);
    };
  }, []);
  const areWaiting = () => shows.current.size > 0;
  /** Whether a save has to wait for them; then they are shown. */
  const stopSave = () => {
    shows.current.forEach((show) => show());
    return areWaiting();
  };
  return { waiting, areWaiting, onWaiting, stopSave };
}

export type WaitingPictures = ReturnType<typeof useWaitingPictures>;
