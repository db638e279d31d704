import type { Locator } from '@playwright/test';
import { marketingPages } from '../support/pages';
import { shareOf } from '../support/share';
import { api, expect, signIn, test, unique, untilInteractive } from '../support/test';

const ink = 'rgb(11, 22, 51)';

/** How much of an element can be seen through what it stands in. */
const opacity = (element: Locator): Promise<number> =>
  element.evaluate((start) => {
    let seen = 1;
    for (let each: Element | null = start; each; each = each.parentElement)
      seen *= Number(getComputedStyle(each).opacity);
    return seen;
  });

/** A figure's text as it shows: its own, or what holds the place of it. */
const shownFigure = (figure: Locator): Promise<string> =>
  figure.evaluate((element) => {
    const place = getComputedStyle(element, '::before');
    const reserved = place.visibility === 'visible' ? place.content.replaceAll('"', '') : '';
    return reserved + (element as HTMLElement).innerText.trim();
  });

/** Scrolls until an element is just below what is seen. */
const bringNear = (element: Locator) =>
  element.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().top - window.innerHeight * 1.2));

/** Notes the elements of which the page knows where they are. */
const noteLocated = (): void => {
  window.located = new WeakSet();
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(react: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, self) => {
        react(entries, self);
        for (const { target } of entries) window.located.add(target);
      }, options);
    }
  };
};

declare global {
  interface Window {
    located: WeakSet<Element>;
  }
}

test('what is far below is whole where a page is saved, and moves once it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.addInitScript(noteLocated);
  await page.goto('/it-staffing');
  await untilInteractive(page);
  const figure = page.getByRole('img', { name: '95%' });
  const screensBelow = await figure.evaluate((it) => it.getBoundingClientRect().top / window.innerHeight);
  expect(screensBelow).toBeGreaterThan(2);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-count-up], [data-reveal-at]')].every((it) => window.located.has(it)),
  );
  expect(await figure.evaluate((it) => it.outerHTML)).toContain('>95%<');
  const waiting = await page
    .locator('[data-reveal=waiting]')
    .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().top > window.innerHeight * 2).length);
  expect(waiting).toBe(0);
  await bringNear(figure);
  await expect(figure).toHaveText('0%');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveText('95%');
});

test.describe('on paper', () => {
  test('every card of the blog stands, also those that nobody has scrolled to', async ({ page }) => {
    await page.goto('/blog');
    await untilInteractive(page);
    const cards = page.getByRole('region', { name: 'All articles' }).getByRole('article');
    await bringNear(cards.last());
    await expect.poll(() => opacity(cards.last())).toBe(0);
    await page.emulateMedia({ media: 'print' });
    for (const card of await cards.all()) expect(await opacity(card)).toBe(1);
    // Whoever goes on reading still sees it come in.
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => opacity(cards.last())).toBe(0);
  });

  test('a figure that would count up once it is seen is whole', async ({ page }) => {
    await page.goto('/it-staffing');
    await untilInteractive(page);
    const figure = page.getByRole('img', { name: '95%' });
    await bringNear(figure);
    await expect(figure).toHaveText('0%');
    expect(await shownFigure(figure)).toBe('0%');
    await page.emulateMedia({ media: 'print' });
    expect(await shownFigure(figure)).toBe('95%');
  });

  test('what folds open on a screen is there, since nobody can unfold it', async ({ page }) => {
    await page.goto('/careers');
    await untilInteractive(page);
    const folded = page.locator('main details > :not(summary)');
    await expect(folded.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const part of await folded.all()) await expect(part).toBeVisible();
  });

  test('a long line of code is broken, since nobody can scroll it', async ({ page }) => {
    await signIn(page);
    const post = { title: 'Code', slug: unique('code-on-paper'), type: 'blog', status: 'published' };
    const content = `<pre>${'const answer = await reply(lead); '.repeat(20)}</pre>`;
    const { id, slug } = await api(page, 'POST', '/api/admin/posts', { ...post, content });
    await page.goto(`/blog/${slug}`);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.locator('pre').evaluate((code) => code.scrollWidth - code.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    await api(page, 'DELETE', `/api/admin/posts/${id}`);
  });

  test('words are dark, whatever colours the visitor has chosen', async ({ page }) => {
    await page.goto('/blog');
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveCSS('color', ink);
    await page.emulateMedia({ media: 'print' });
    await expect(title).toHaveCSS('color', ink);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(title).toHaveCSS('color', ink);
  });

  const name = 'nothing is there that one could only press, and nothing that only calls for it';
  test(name, { tag: '@share' }, async ({ page, request }) => {
    const jobs = (await marketingPages(request)).filter((address) => address.startsWith('/careers/'));
    const addresses = [
      ...['/', '/automation', '/construction', '/blog', '/blog/lead-response-time-real-estate', '/contact'],
      ...[...jobs.slice(0, 1), '/real-estate', '/startups'],
    ];
    for (const address of shareOf(addresses, 3)) {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      const pressed = page.locator(
        'header:not(main *), footer:not(main *), nav, form, button, [href^="https://calendar."], ' +
          // What calls for these.
          'section:has(form[method=post]) :is(h1, h2), section[aria-labelledby=apply], a:has-text("All openings")',
      );
      for (const each of await pressed.all()) await expect(each, address).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
