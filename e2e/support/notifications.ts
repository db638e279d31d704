import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of notifications that were visible, and that no test has asked for yet. */
    notifications?: string[];
  }
}

/** Notes what notifications say: they go by themselves after some seconds, and a busy machine may look later. */
export const noteNotifications = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const seen: string[] = (window.notifications = []);
    const shown = 'li[data-state="open"]';
    const note = (card: Element) => card.checkVisibility() && seen.push(card.textContent ?? '');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const card of [node, ...node.querySelectorAll(shown)]) {
            if (card.matches(shown)) requestAnimationFrame(() => note(card));
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });

/** Waits for a notification that no earlier call has waited for. */
export const expectNotification = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(takeNotification, text), { message: `the notification “${text}”` }).toBe(true);

/** In the page. */
function takeNotification(text: string): boolean {
  const seen = window.notifications ?? [];
  const place = seen.findIndex((said) => said.includes(text));
  seen.splice(0, place + 1);
  return place >= 0;
}
