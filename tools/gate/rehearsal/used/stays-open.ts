import type { Browser } from '@playwright/test';
import type { PartFinding } from '../finding';

const openMs = 20_000;

/** Leaves pages open in a browser, untouched, and sees whether they load themselves again. */
export async function stayOpen(browser: Browser, origin: string, addresses: string[]): Promise<PartFinding> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const complaints = await Promise.all(
      addresses.map(async (address): Promise<[string, string][]> => {
        const page = await context.newPage();
        let loads = 0;
        page.on('domcontentloaded', () => loads++);
        await page.goto(origin + address).catch(() => undefined);
        await page.waitForTimeout(openMs).catch(() => undefined);
        const again =
          loads > 1 ? `left open, it loads itself again (${loads} times in ${openMs / 1000} s).` : undefined;
        return again ? [[address, again]] : [];
      }),
    );
    return { seen: `${openMs / 1000} s open`, complaints: complaints.flat() };
  } finally {
    await context.close();
  }
}
