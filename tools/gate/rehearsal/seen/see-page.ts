import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** What a person sees of a page who scrolls through all of it. Areas in CSS pixels, of boxes of lines and of pictures. */
export interface Seen {
  /** Text in `main`. */
  text: number;
  /** Pictures in `main`. */
  pictures: number;
  /** Text in the page's header. */
  header: number;
  /** The main heading. */
  heading: number;
  /** How many links have visible text. */
  links: number;
  /** How many fields and buttons of forms there are. */
  fields: number;
}

/** By the width of the window. */
export type SeenAtWidths = Record<number, Seen>;

/** Low ones: painting costs more than looking. */
const windows = [
  { width: 375, height: 400 },
  { width: 1280, height: 400 },
];

const script = readFile(path.join(import.meta.dirname, 'seen-in-page.js'), 'utf8');

const mostLooks = 12;

interface LookOptions {
  /** How far two looks that show the same are apart. */
  pauseMs?: number;
  /** What one look is enough to confirm. */
  expected?: SeenAtWidths | undefined;
}

/**
 * Looks at the open page on a phone and at a desk, and leaves it in the window that comes last. The one that it is in
 * comes first: to lay a page out for another width takes longer than to look at it.
 */
export async function seePage(page: Page, { pauseMs = 20, expected = {} }: LookOptions = {}): Promise<SeenAtWidths> {
  const seen: SeenAtWidths = {};
  await page.evaluate(forLooking);
  const current = page.viewportSize()?.width;
  for (const window of windows.toSorted((a, b) => Number(b.width === current) - Number(a.width === current))) {
    if (window.width !== current) await page.setViewportSize(window);
    seen[window.width] = await seeWindow(page, pauseMs, expected[window.width]);
  }
  await page.evaluate(asBefore);
  return seen;
}

/** Looks until nothing changes any more: a new size takes some frames, a screen that still loads some time. */
async function seeWindow(page: Page, pauseMs: number, expected: Seen | undefined): Promise<Seen> {
  let seen = expected;
  for (let count = 0; count < mostLooks; count++) {
    const now = await page.evaluate<Seen>(await script);
    if (JSON.stringify(now) === JSON.stringify(seen)) return now;
    seen = now;
    await page.evaluate(frames);
    await page.waitForTimeout(pauseMs);
  }
  return seen as Seen;
}

const frames = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/**
 * Whatever lies on top counts, also what lets a pointer through; and what is far down is laid out, so that nothing moves.
 * Once for all looks: to change the styles of all elements takes longer than to look.
 */
const forLooking = `{
  globalThis.stylesForLooking = new CSSStyleSheet();
  stylesForLooking.replaceSync('* { pointer-events: auto !important; content-visibility: visible !important }');
  document.adoptedStyleSheets.push(stylesForLooking);
}`;
const asBefore =
  'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stylesForLooking)';
