import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilInteractive } from '../support/test';

const light = 'rgb(245, 248, 253)';
const dark = 'rgb(10, 17, 36)';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const press = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
/** What the server has written into the document. */
const served = async (page: Page) => {
  const html = await (await page.reload())?.text();
  return /<html[^>]*>/.exec(html ?? '')?.[0];
};

/** The least contrast of a drawing's lines and letters with the paper that they stand on. */
const leastContrast = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) =>
        channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paperOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? paperOf(element.parentElement) : backgroundColor;
    };
    const contrasts = [...document.querySelectorAll('main svg[viewBox]')].flatMap((drawing) => {
      const paper = luminance(paperOf(drawing));
      const lettering = [...drawing.querySelectorAll('text:not(.on-lime-text)')].map(
        (text) => getComputedStyle(text).fill,
      );
      return [getComputedStyle(drawing).stroke, ...lettering]
        .filter((color) => color.startsWith('rgb'))
        .map((color) => {
          const ink = luminance(color);
          return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
        });
    });
    return contrasts.length > 0 ? Math.min(...contrasts) : 0;
  });

/** All colors of a picture of it. What a file lends to a page shows no styles. */
const colorsOf = async (element: Locator): Promise<string[]> => {
  const picture = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colors.add(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`);
    return [...colors];
  }, picture);
};

test.describe('the drawings', () => {
  test('of the map have the colors that the visitor chose, at once and after a reload', async ({ page }) => {
    const lime = 'rgb(223, 242, 90)';
    const map = page.getByRole('img', { name: /^Map: / });
    for (const [scheme, ours, other] of [
      ['light', dark, light],
      ['dark', light, dark],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/contact');
      await expect.poll(() => colorsOf(map)).toEqual(expect.arrayContaining([other, lime]));
      await press(page);
      await expect.poll(() => colorsOf(map)).toEqual(expect.arrayContaining([ours, lime]));
      await page.reload();
      await expect.poll(() => colorsOf(map)).toEqual(expect.arrayContaining([ours, lime]));
      expect(await colorsOf(map)).not.toContain(other);
      await press(page);
    }
  });

  test('stand out from the paper of a contrast theme, whatever was chosen before', async ({ page }) => {
    for (const choice of ['', 'dark']) {
      if (choice) {
        await page.emulateMedia({ forcedColors: null });
        await press(page);
        expect(await served(page)).toContain('data-theme="dark"');
      }
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      for (const address of ['/martech', '/about', '/careers']) {
        await page.goto(address);
        await untilInteractive(page);
        await expect.poll(() => leastContrast(page), address).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('a contrast theme takes the place of the choice as long as it is on', async ({ page }) => {
  await page.goto('/');
  await press(page);
  const theme = () => page.locator('html').getAttribute('data-theme');
  expect(await theme()).toBe('dark');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(theme).toBeNull();
  await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'none' });
  await press(page);
  await expect.poll(theme).toBe('dark');
});

test.describe('the colours', () => {
  test('are what the visitor chose, on every page, in the console and after a reload', async ({ page }) => {
    await page.goto('/');
    expect(await paper(page)).toBe(light);
    await press(page);
    expect(await paper(page)).toBe(dark);
    await page.reload();
    expect(await paper(page)).toBe(dark);
    await page.goto('/blog');
    await untilInteractive(page);
    expect(await paper(page)).toBe(dark);
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await paper(page)).toBe(dark);
  });

  test('stand in the document, before any script runs', async ({ page, trouble }) => {
    trouble.expect(/integrity/);
    await page.goto('/');
    await press(page);
    // Nothing but the document and what it waits for: no script ever comes.
    await page.route(/\/(releases|shell)\/.*\.js$/, (route) => route.fulfill({ body: '' }));
    for (const address of ['/contact', '/admin/login']) {
      await page.goto(address);
      expect(await paper(page)).toBe(dark);
      expect(await served(page)).toBe('<html lang="en" data-theme="dark">');
    }
  });

  test('are chosen in the console for the site as well, and on every open page at once', async ({ page, context }) => {
    await page.goto('/admin/login');
    const other = await context.newPage();
    await other.goto('/contact');
    await press(other);
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    await press(other);
    await expect(page.locator('body')).toHaveCSS('background-color', light);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  });

  test('are the system’s without JavaScript, and there is no switch', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toHaveCount(0);
    await context.close();
  });
});
