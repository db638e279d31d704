import { expect, type Page } from '@playwright/test';
import { isLongRun } from './share';
import { violationsOf } from './violations';

export const widths = [375, 1280] as const;

interface Look {
  /** A selector: only what it names is held against the rules. */
  part?: string;
  /** That each text stands out from what it may stand on in either theme is proven by the palette's own tests. */
  inDark?: boolean;
}

/** Fits the window, shows all its pictures, and breaks no rule of WCAG 2.2 AA. */
export async function expectSound(page: Page, { part, inDark = isLongRun }: Look = {}): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    'sideways scroll in px',
  ).toBeLessThanOrEqual(0);
  await showLazyPictures(page);
  expect(await brokenPictures(page)).toEqual([]);
  for (const colorScheme of inDark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    expect(await violationsOf(page, { part, colorsOnly: colorScheme === 'dark' }), colorScheme).toEqual([]);
  }
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
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).map((image) => image.src));
