import type { CDPSession, Page } from '@playwright/test';
import { openClosedJob } from '../support/closed-job';
import { lostTextIn } from '../support/lost-text';
import { linksForSome } from '../support/links-for-some';
import { everyPage, marketingPages } from '../support/pages';
import { shareOf } from '../support/share';
import { api, expect, signIn, test, untilAppRuns, untilInteractive } from '../support/test';

interface Setting {
  name: string;
  width: number;
  isLarge?: boolean;
  isSpaced?: boolean;
}

const large: Setting = { name: 'a phone with letters twice as large', width: 375, isLarge: true };
/** 1280 px at 400 %. */
const zoomed: Setting = { name: 'a window that is zoomed to 320 px', width: 320 };
const spaced: readonly Setting[] = [
  { name: 'a phone with the widest text spacing', width: 375, isSpaced: true },
  { name: 'a desktop with the widest text spacing', width: 1280, isSpaced: true },
];
const settings = [large, zoomed, ...spaced];

const signInPage = '/admin/login';
/** Of articles one with a table of contents, one with a film and one with a wide figure. */
const articles = ['lead-response-time-real-estate', 'lead-routing-in-ten-minutes', 'mvp-scope-cutting'];
const lists = ['/blog?view=list', '/blog?tag=leads', '/blog?type=demo', '/blog?search=nothing+has+these+words'];
const others = [...lists, ...articles.map((slug) => `/blog/${slug}`), signInPage];
/** Of running text. */
const usualSize = 17;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'nothing of a page is lost where letters are large or far apart, or the window is narrow',
  { tag: '@share' },
  async ({ page, request }) => {
    test.setTimeout(20 * 60_000);
    const addresses = [...(await marketingPages(request)), ...others];
    const visits = settings.flatMap((setting) => addresses.map((address) => ({ setting, address })));
    for (const { setting, address } of shareOf(visits, 48)) {
      await test.step(`${address} on ${setting.name}`, () => expectWhole(page, address, setting));
    }
  },
);

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  const name = 'no page scrolls sideways where letters are large or the window is narrow';
  test(name, { tag: '@share' }, async ({ page, request, trouble }) => {
    test.setTimeout(20 * 60_000);
    trouble.expect(/404/);
    const session = await page.context().newCDPSession(page);
    const wide: string[] = [];
    for (const address of shareOf([...(await everyPage(request)), ...lists, '/no-such-page'], 14)) {
      await page.goto(address);
      await layOutAll(page);
      for (const { name, width, isLarge } of [large, zoomed]) {
        await page.setViewportSize({ width, height: 900 });
        await setLetters(page, session, isLarge ? 32 : 16);
        const scroll = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        if (scroll > 0) wide.push(`${address} on ${name}: ${scroll} px`);
      }
    }
    expect(wide).toEqual([]);
  });

  test('no article loses text where it is far apart', { tag: '@long' }, async ({ page, request }) => {
    test.setTimeout(20 * 60_000);
    const lost: string[] = [];
    for (const address of (await everyPage(request)).filter((path) => path.startsWith('/blog/'))) {
      await page.goto(address);
      await layOutAll(page, spacing);
      for (const { name, width } of spaced) {
        await page.setViewportSize({ width, height: 900 });
        lost.push(
          ...(await lostTextIn(page.locator('body'), { excerpts: true })).map(
            (text) => `${address} on ${name}: ${text}`,
          ),
        );
      }
    }
    expect(lost).toEqual([]);
  });
});

test('nothing of what only some see is lost there', { tag: '@share' }, async ({ page }) => {
  test.setTimeout(20 * 60_000);
  await signIn(page);
  const { id, links } = await linksForSome(page);
  const visits = settings.flatMap((setting) => ['/', ...links].map((address) => ({ setting, address })));
  for (const { setting, address } of shareOf(visits, 4)) {
    // Whoever follows a link has no account, and no greeting that comes while letters are measured.
    await (address === '/' ? signIn(page) : page.context().clearCookies());
    await test.step(`${address} on ${setting.name}`, () => expectWhole(page, address, setting));
  }
  await signIn(page);
  await api(page, 'DELETE', `/api/admin/posts/${id}`);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('fields are large enough for an iPhone not to zoom into them', async ({ page }) => {
    for (const address of ['/contact', '/blog', '/admin/login']) {
      await page.goto(address);
      const fields = page.locator('input:visible, textarea:visible');
      await expect(fields.first()).toBeVisible();
      const sizes = await fields.evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(...sizes), address).toBeGreaterThanOrEqual(16);
    }
  });
});

test('nothing of the not-found page is lost where letters are large', async ({ page, trouble }) => {
  trouble.expect(/404/);
  await expectWhole(page, '/no-such-page', large);
});

test('nothing of a closed job is lost there', { tag: '@share' }, async ({ page, request }) => {
  await openClosedJob(page, request);
  for (const setting of shareOf(settings, 4)) {
    await page.setViewportSize({ width: setting.width, height: 900 });
    await test.step(`on ${setting.name}`, () => expectNothingLost(page, 'a closed job', setting));
  }
});

async function expectWhole(page: Page, address: string, setting: Setting): Promise<void> {
  await page.setViewportSize({ width: setting.width, height: 900 });
  await page.goto(address);
  await (address === signInPage ? untilInteractive(page) : untilAppRuns(page));
  await expectNothingLost(page, address, setting);
}

async function expectNothingLost(page: Page, address: string, setting: Setting): Promise<void> {
  const { name, width, isLarge, isSpaced } = setting;
  await openDetails(page);
  if (isSpaced) await addStyle(page, spacing);
  const session = await sessionOf(page);
  if (isLarge) await expectLarger(page, session);
  expect(await lostTextIn(page.locator('body'), { excerpts: !isLarge }), `${address} on ${name}`).toEqual([]);
  if (width < 1024 && address !== signInPage) await expectMenuUsable(page);
  if (isLarge) await setLetters(page, session, 16);
}

const sessions = new WeakMap<Page, CDPSession>();

/** One for all visits of a page: its end takes back the size of letters some time later. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/**
 * The browser's own size of letters, as a phone's system hands it on. Firefox's zoom of text alone does the same to whatever
 * is measured in `rem`, and also to pixels: that nothing is, `expectLarger` sees to.
 */
async function setLetters(page: Page, session: CDPSession, pixels: number): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels * 0.8125 } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`);
}

/**
 * All text grows to twice its size. A headline, which is large as it is, may stop where it would not fit the phone. Measured
 * again where the end of an earlier page took back the size that it had set, or a greeting came meanwhile.
 */
async function expectLarger(page: Page, session: CDPSession): Promise<void> {
  await expect(async () => {
    await setLetters(page, session, 16);
    const before = await sizesOfText(page);
    await setLetters(page, session, 32);
    const after = await sizesOfText(page);
    expect(after).toHaveLength(before.length);
    const tooSmall = after.filter(({ size }, index) => {
      const usual = before[index]?.size ?? Infinity;
      return size < 2 * Math.min(usual, usualSize);
    });
    expect(tooSmall).toEqual([]);
  }).toPass({ timeout: 10_000 });
}

const sizesOfText = (page: Page): Promise<{ text: string; size: number }[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(svg, svg *, script, style)')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .map((element) => ({
        text: element.textContent.trim().slice(0, 60),
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  );

/** What WCAG 1.4.12 wants a page to bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** What a browser leaves out until it is near the window, too, and what a question hides. */
async function layOutAll(page: Page, rules = ''): Promise<void> {
  await addStyle(page, `* { content-visibility: visible !important; } ${rules}`);
  await openDetails(page);
}

const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details) => (details.open = true)),
  );

/** The policy of the page refuses a style element, but not this. */
const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, rules);

async function expectMenuUsable(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Solutions').click();
  await expect(menu.getByRole('link', { name: 'Web apps' })).toBeVisible();
  expect(await lostTextIn(menu), 'the menu').toEqual([]);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
}
