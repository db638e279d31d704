import { useEffect, useEffectEvent } from 'react';
import { letterOf } from './letter-of';

/** Ctrl or Cmd with a letter, anywhere on the screen, unless a field has a use of its own for it. */
export function useShortcut(letter: string, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isCommand || event.defaultPrevented || letterOf(event) !== letter) return;
      event.preventDefault();
      if (!event.repeat) runLatest();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [letter]);
}
