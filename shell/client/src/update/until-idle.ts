import type { FollowedRelease } from './followed-release';

const stillMs = 3_000;
const tickMs = 500;
const signs = ['keydown', 'input', 'pointerdown', 'scroll'];

/** Resolves when a notice would not disturb the visitor, and a reload would lose nothing. */
export function untilIdle(followed: Pick<FollowedRelease, 'isBusy'>): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let movedAt = performance.now();
    const { signal } = over;
    for (const sign of signs) {
      addEventListener(sign, () => (movedAt = performance.now()), { signal, capture: true, passive: true });
    }
    const timer = setInterval(() => {
      if (performance.now() - movedAt < stillMs || isOccupied(followed)) return;
      clearInterval(timer);
      over.abort();
      resolve();
    }, tickMs);
  });
}

/** Something is being typed, chosen or decided, or a reload would lose it. */
export const isOccupied = ({ isBusy }: Pick<FollowedRelease, 'isBusy'>): boolean =>
  document.visibilityState !== 'visible' ||
  isBusy() ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  // A browser that knows no popovers skips them here.
  !!document.querySelector(
    ':is([role$=dialog], dialog[open], [role=menu], [role=listbox], nav details[open], :popover-open)',
  ) ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    ),
  ].some((field) => field.value !== field.defaultValue);
