import { useEffect, useRef } from 'react';
import { recoveryPause } from './recovery-pause';

const shortestMs = 250;

/** Tries something again while it is wanted, a few seconds after it began last; a tab that nobody sees waits until it is seen. */
export function useRecovery(wanted: boolean, retry: () => unknown): void {
  const attempt = useRef(0);
  const beganAt = useRef<number>(undefined);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      beganAt.current ??= performance.now();
      const left = recoveryPause(attempt.current++) - (performance.now() - beganAt.current);
      timer = setTimeout(tryIfSeen, Math.max(left, shortestMs));
    };
    const tryIfSeen = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      beganAt.current = performance.now();
      latest.current();
      // For a retry that changes nothing, and so brings no new effect.
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', tryIfSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tryIfSeen);
    };
  }, [wanted]);
}
