import { useSyncExternalStore } from 'react';

/** As wide as the text and its preview need beside one another. */
const wide = '(min-width: 80em)';

const watch = (onChange: () => void): (() => void) => {
  const query = window.matchMedia?.(wide);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

export const useWideScreen = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia?.(wide).matches ?? false);
