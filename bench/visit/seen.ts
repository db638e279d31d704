import type { Page } from '@playwright/test';

/** What `observe-page.js` keeps, in milliseconds since the page was asked for; 0 for what has not happened. */
export interface Seen {
  painted: number;
  largestPaint: number;
  shift: number;
  longTasks: { startTime: number; duration: number }[];
  tapped: number;
  menuOpen: number;
  linkFollowed: number;
}

export const look = (page: Page): Promise<Seen | undefined> =>
  page.evaluate(() => Reflect.get(globalThis, 'benchSeen'));
