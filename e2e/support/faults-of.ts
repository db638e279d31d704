import type { Page } from '@playwright/test';
import { violationsOf } from './violations';

export interface Look {
  /** A selector: only what it names is held against the rules. */
  part?: string | undefined;
  /** In the dark theme too. */
  inDark: boolean;
}

/** What does not fit the window, shows no picture, or breaks a rule of WCAG 2.2 AA. */
export async function faultsOf(page: Page, { part, inDark }: Look): Promise<string[]> {
  const faults: string[] = [];
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (beyond > 0) faults.push(`Scrolls sideways by ${beyond} px`);
  await showLazyPictures(page);
  for (const picture of await brokenPictures(page)) faults.push(`Shows no picture: ${picture}`);
  for (const colorScheme of inDark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const violations = await violationsOf(page, { part, colorsOnly: colorScheme === 'dark' });
    faults.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return faults;
}

/**
 * Colours that fade, from one theme to the other or with a dialog that opens, are neither while they do: they are taken to
 * their end at once. The end of one begins another in those who inherit it and fade themselves.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const fading = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let some = fading(); some.length > 0; some = fading()) some.forEach((transition) => transition.finish());
  });

/** Pictures below the fold load when they are about to be seen. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** But for what a writing surface puts before a caret that would not be seen. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.naturalWidth && !image.matches('.ProseMirror-separator'))
      .map((image) => image.src),
  );
