import type { Browser, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openPhone, type Throttling } from './phone';
import { look } from './seen';

/** A page of another site, with a link to an address. The contestants go by 127.0.0.1: this name is another site. */
export interface OtherSite {
  linkTo(address: string): string;
  end(): Promise<void>;
}

export async function openOtherSite(): Promise<OtherSite> {
  const server = createServer(({ url = '' }, response) => {
    const to = new URL(url, 'http://localhost').searchParams.get('to') ?? '';
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>Another site</title><a href="${encodeURI(to)}">Have a look</a>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    linkTo: (address) => `http://localhost:${port}/?to=${encodeURIComponent(address)}`,
    end: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Longer than any contestant takes from its first paint to its largest. */
const settledMs = 500;

type Way = (page: Page) => Promise<unknown>;

/** By the link of another site, as most visitors come. `from`: its address. */
export const byLink =
  (from: string): Way =>
  async (page) => {
    await page.goto(from, { waitUntil: 'load' });
    const left = page.waitForURL((url) => url.href !== from, { waitUntil: 'load' });
    await page.getByRole('link').click();
    await left;
  };

/** By an address that is typed into an empty tab. */
export const byAddress =
  (address: string): Way =>
  (page) =>
    page.goto(address, { waitUntil: 'load' });

export interface Arrival {
  /** Largest Contentful Paint. */
  lcpMs: number;
  trouble: string[];
}

/** Comes that way, looks at what is painted first, and leaves again. */
export async function arrive(browser: Browser, way: Way, throttling?: Throttling): Promise<Arrival> {
  const { page, trouble, close } = await openPhone(browser, throttling);
  try {
    await way(page);
    await wait(settledMs);
    const { largestPaint = 0 } = (await look(page)) ?? {};
    if (largestPaint === 0) throw new Error(`${page.url()} was not painted ${settledMs} ms after it was loaded.`);
    return { lcpMs: largestPaint, trouble };
  } finally {
    await close();
  }
}
