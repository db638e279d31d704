/** An idle moment may never come on a busy page. */
const longestWaitMs = 1000;

/** Resolves once the page is loaded and the browser is idle. */
export async function idleMoment(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWaitMs });
    else setTimeout(resolve, 200);
  });
}
