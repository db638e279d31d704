import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhone, type Throttling } from './phone';
import { RequestLog } from './request-log';
import { look, type Seen } from './seen';

/** What became of a tap that was made the moment the page was first painted. One without any effect is seen never. */
export interface FirstUse {
  /** When the visitor saw what it did, in milliseconds since the page was asked for. */
  seenMs: number;
  /** How many requests had to follow one another before it could be tapped. */
  serialRoundTrips: number;
  trouble: string[];
}

type Places = Record<'menu' | 'link', { x: number; y: number } | undefined>;

const longestMs = 20_000;

/** Opens the menu, or follows the logo's link to the home page, as early as they can be seen. */
export async function usePage(
  browser: Browser,
  address: string,
  use: 'menu' | 'link',
  throttling?: Throttling,
): Promise<FirstUse> {
  const { page, devtools, trouble, close } = await openPhone(browser, throttling);
  const log = new RequestLog(devtools);
  try {
    let handlePaint: (places: Places) => void = () => undefined;
    const painted = new Promise<Places>((resolve) => (handlePaint = resolve));
    await page.exposeFunction('benchPainted', handlePaint);
    await page.goto(address, { waitUntil: 'commit' });
    const { [use]: place } = await painted;
    if (!place) throw new Error(`${address} has no ${use} that could be tapped.`);
    const { serialRoundTrips } = log;
    await page.touchscreen.tap(place.x, place.y);
    const effect = use === 'menu' ? 'menuOpen' : 'linkFollowed';
    return { seenMs: await untilSeen(page, effect), serialRoundTrips, trouble };
  } finally {
    await close();
  }
}

/** Asks from outside, every now and then: a page that is busy must not be kept busier. */
async function untilSeen(page: Page, effect: keyof Pick<Seen, 'menuOpen' | 'linkFollowed'>): Promise<number> {
  const until = Date.now() + longestMs;
  while (Date.now() < until) {
    await wait(100);
    // A document that is about to be left answers nothing.
    const seen = await look(page).catch(() => undefined);
    if (seen && seen[effect] > 0) return seen[effect];
  }
  return Infinity;
}
