/** Events that show that a visitor does more than look at the first screen. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Resolves on the visitor's first interaction, or at once if there was one already. */
export function firstMove(): Promise<void> {
  return new Promise((resolve) => {
    if (hasMoved()) return resolve();
    for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
  });
}

/** Reading the scroll position as well would force a layout at this moment. */
const hasMoved = (): boolean => navigator.userActivation?.hasBeenActive;
