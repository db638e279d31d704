import type { Page } from '@playwright/test';
import { marketingPages } from '../support/pages';
import { shareOf } from '../support/share';
import { expect, signIn, test } from '../support/test';

const screens = [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
];

/** What the links are named by which pages ask for something. */
const calls = new RegExp(
  [
    ...['Apply by email', 'Book Strategy Call', 'Contact Our Experts', 'Discuss Your Project', 'Get In Touch'],
    ...["Let's Talk", 'Start your project', 'Stay Informed', 'Tell us what is missing', 'Write to us'],
  ].join('|'),
);

/** Asks at its end alone: whoever reads it wants to know, and buys nothing. */
const asksLater = '/privacy';

/** The first thing that a page asks for, or the first field of the form that it is about, where it is not in full view. */
async function callsBelow(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'Name', exact: true });
  const call = main.getByRole('link', { name: calls }).or(field).first();
  const below: string[] = [];
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    const box = await call.boundingBox();
    const end = Math.round((box?.y ?? Infinity) + (box?.height ?? 0));
    if (end > height) below.push(`${page.url()}: ends at ${end} of ${width} x ${height}`);
  }
  return below;
}

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  const name = 'what a page asks for is on the first screen of a small phone and of a small laptop';
  test(name, { tag: '@share' }, async ({ page, request, trouble }) => {
    trouble.expect(/404/);
    const addresses = (await marketingPages(request)).filter((address) => address !== asksLater);
    const below: string[] = [];
    for (const address of shareOf([...addresses, '/no-such-page'], 7)) {
      await page.goto(address);
      below.push(...(await callsBelow(page)));
    }
    expect(below).toEqual([]);
  });
});

test('so it is on the home of those who are signed in', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Your business is a house.' })).toBeVisible();
  expect(await callsBelow(page)).toEqual([]);
});
