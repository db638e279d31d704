import { expect, type ElementHandle, type Page } from '@playwright/test';

/** A busy machine may load a document where an idle one has the app in time. */
const timeout = 60_000;

/** As far as a visitor who comes back may find a page moved. */
const tolerance = 8;

/** Where the page is scrolled to, once it stays there. */
export const placeOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        let same = 0;
        const look = () => {
          same = scrollY === last ? same + 1 : 0;
          last = scrollY;
          if (same < 12) requestAnimationFrame(look);
          else resolve(scrollY);
        };
        look();
      }),
  );

/** Turns the wheel until a link that is half-way down the page is in sight. Answers it, its address and the page's place. */
export async function goDown(page: Page): Promise<{ link: ElementHandle<HTMLElement>; to: string; at: number }> {
  const found = await page.evaluateHandle(() => {
    const half = document.documentElement.scrollHeight / 2;
    const middle = (link: Element) => Math.abs(link.getBoundingClientRect().top + scrollY - half);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]')];
    const others = links.filter(({ pathname }) => pathname !== location.pathname);
    return others.sort((a, b) => middle(a) - middle(b))[0];
  });
  const link = found.asElement();
  if (!link) throw new Error(`${page.url()} has no link to another page.`);
  const distance = () =>
    link.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom < innerHeight ? 0 : top - innerHeight / 2;
    });
  // What comes into sight may make the page longer.
  for (let left = await distance(); left !== 0; left = await distance()) {
    await page.mouse.wheel(0, left);
    await placeOf(page);
  }
  // A click scrolls once more where something covers the link: whoever leaves by it leaves from there.
  await link.click({ trial: true });
  return { link, to: await link.evaluate(({ pathname }) => pathname), at: await placeOf(page) };
}

/** Fails unless this page is shown, where it was. */
export async function expectPlace(page: Page, path: string, at: number): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path, { timeout });
  const distance = async () => Math.abs((await placeOf(page)) - at);
  await expect.poll(distance, { message: `${path}, as far from ${at}`, timeout }).toBeLessThanOrEqual(tolerance);
}
