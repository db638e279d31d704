import type { Browser, Page } from '@playwright/test';
import type { PartFinding } from '../finding';

/** So long a page takes itself to be open. */
const openMs = 20_000;
/** A page that has so much to do that its time does not run faster. */
const longestMs = openMs;
/** For what the page has begun at the end of that. */
const settleMs = 300;

/** Leaves pages open in a browser, untouched, and sees whether they load themselves again. */
export async function stayOpen(browser: Browser, origin: string, addresses: string[]): Promise<PartFinding> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const problems = await Promise.all(
      addresses.map(async (address): Promise<[string, string][]> => {
        const page = await context.newPage();
        let loads = 0;
        const isLoadedAgain = new Promise<void>((resolve) =>
          page.on('domcontentloaded', () => (loads += 1) > 1 && resolve()),
        );
        await page.goto(origin + address).catch(() => undefined);
        await Promise.race([letTimePass(page).catch(() => undefined), isLoadedAgain]);
        return loads > 1 ? [[address, `left open for ${openMs / 1000} s, it loads itself again.`]] : [];
      }),
    );
    return { seen: `${openMs / 1000} s open`, problems: problems.flat() };
  } finally {
    await context.close();
  }
}

/** The page's own time: where it has nothing to do but to wait, the next of its timers comes at once. */
async function letTimePass(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const isOver = new Promise<void>((resolve) => session.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
  await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pauseIfNetworkFetchesPending',
    budget: openMs,
  });
  await Promise.race([isOver, page.waitForTimeout(longestMs)]);
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: settleMs });
  await page.waitForTimeout(settleMs);
}
