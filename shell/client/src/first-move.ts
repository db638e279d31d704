/** What a visitor does who does more than look at the first screen. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Resolves with the visitor's first move, or at once where it was made before. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    if (hasMoved()) return resolve();
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  });
}

/** Asking for the scroll position as well would make the browser lay the page out in this very moment. */
const hasMoved = (): boolean => navigator.userActivation?.hasBeenActive;
