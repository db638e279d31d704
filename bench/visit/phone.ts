import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How much slower the visitor's device and network are than this machine. */
export interface Throttling {
  /** Times that the processor is slower. */
  processor: number;
  kilobitsPerSecond: number;
  latencyMs: number;
}

/** That of Lighthouse. */
export const slowPhone: Throttling = { processor: 4, kilobitsPerSecond: 1600, latencyMs: 150 };

/** A visitor with empty caches, who has not asked for anything yet. */
export interface Phone {
  page: Page;
  devtools: CDPSession;
  /** What went wrong in the page so far. */
  trouble: string[];
  close(): Promise<void>;
}

const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
// One text: Playwright gives each script a scope of its own.
const observer = [
  path.join(import.meta.dirname, '../../node_modules/web-vitals/dist/web-vitals.iife.js'),
  path.join(import.meta.dirname, 'observe-page.js'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

export async function openPhone(browser: Browser, throttling?: Throttling): Promise<Phone> {
  const context: BrowserContext = await browser.newContext(screen);
  await context.addInitScript({ content: observer });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (throttling) await slowDown(devtools, throttling);
  return { page, devtools, trouble, close: () => context.close() };
}

async function slowDown(devtools: CDPSession, { processor, kilobitsPerSecond, latencyMs }: Throttling): Promise<void> {
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
