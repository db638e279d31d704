/** What a visitor does first; it ends the wait at once. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/** An idle moment may never come on a busy page. */
const longestWaitMs = 1000;

/**
 * Resolves once the page is loaded and the browser has nothing better to do, or with the visitor's first move.
 * Until then links, menus and forms are the browser's own, so nothing that is pressed is lost.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done, true);
      removeEventListener('load', waitForIdle);
      resolve();
    };
    const waitForIdle = () => whenIdle(done);
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
    if (document.readyState === 'complete') waitForIdle();
    else addEventListener('load', waitForIdle);
  });
}

function whenIdle(done: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: longestWaitMs });
  else setTimeout(done, 200);
}
