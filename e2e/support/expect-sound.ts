import { expect, type Page } from '@playwright/test';
import { faultsOf, type Look } from './faults-of';
import { isLongRun } from './share';

export const widths = [375, 1280] as const;

/**
 * Fits the window, shows all its pictures, and breaks no rule of WCAG 2.2 AA. That each text stands out from what it may
 * stand on in either theme is proven by the palette's own tests.
 */
export async function expectSound(page: Page, { part, inDark = isLongRun }: Partial<Look> = {}): Promise<void> {
  expect(await faultsOf(page, { part, inDark })).toEqual([]);
}
