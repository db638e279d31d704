import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhone, type Throttling } from './phone';
import { type LoggedRequest, RequestLog } from './request-log';
import { look, type Seen } from './seen';

/** What a visitor meets who opens a page and only looks at it. */
export interface PageReading {
  cls: number;
  /** What tasks of more than 50 ms take beyond that, after the first paint. */
  tbtMs: number;
  /** From when on nothing keeps the page busy: Lighthouse's time to interactive. */
  calmMs: number;
  requests: LoggedRequest[];
  /** Of all that the page asks for by itself. */
  serialRoundTrips: number;
  trouble: string[];
}

export interface ReadOptions {
  throttling?: Throttling;
  /** For how long nothing may happen, no request and no long task, before a page counts as calm. */
  calmForMs: number;
}

const acceptableTaskMs = 50;
const longestMs = 60_000;

/** Opens a page with empty caches and looks until it is calm. */
export async function readPage(
  browser: Browser,
  address: string,
  { throttling, calmForMs }: ReadOptions,
): Promise<PageReading> {
  const { page, devtools, trouble, close } = await openPhone(browser, throttling);
  const log = new RequestLog(devtools);
  try {
    await page.goto(address, { waitUntil: 'load' });
    const { painted, shift, longTasks } = await untilCalm(page, log, calmForMs);
    const tasks = longTasks.filter(({ startTime }) => startTime >= painted);
    return {
      cls: shift,
      tbtMs: tasks.reduce((sum, { duration }) => sum + duration - acceptableTaskMs, 0),
      calmMs: Math.max(painted, ...tasks.map(({ startTime, duration }) => startTime + duration)),
      requests: log.requests,
      serialRoundTrips: log.serialRoundTrips,
      trouble,
    };
  } finally {
    await close();
  }
}

async function untilCalm(page: Page, log: RequestLog, calmForMs: number): Promise<Seen> {
  const until = Date.now() + longestMs;
  let tasks = 0;
  let lastTaskAt = Date.now();
  while (Date.now() < until) {
    await wait(Math.min(calmForMs, 500));
    const seen = await look(page);
    if (!seen) continue;
    if (seen.longTasks.length > tasks) lastTaskAt = Date.now();
    tasks = seen.longTasks.length;
    const calmSince = Math.max(lastTaskAt, log.lastEventAt);
    if (log.underWay === 0 && seen.largestPaint > 0 && Date.now() - calmSince >= calmForMs) return seen;
  }
  throw new Error(`${page.url()} was not calm within ${longestMs / 1000} s.`);
}
