import { windowed } from '../support/browsers';
import { shareOf } from '../support/share';
import { expect, test } from '../support/test';

test.use({ launchOptions: windowed });

interface Widths {
  real: number;
  standIn: number;
}

/** How wide the words of a page are, one after the other on a line, in our faces and in those that stand in for them. */
const widthsByFace = async (): Promise<Record<string, Widths>> => {
  await document.fonts.ready;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
  const found: Record<string, Widths> = {};
  const widthIn = (family: string) => {
    probe.style.fontFamily = `'${family}'`;
    return probe.getBoundingClientRect().width;
  };
  for (const element of document.querySelectorAll('#root *')) {
    const words = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data.trim());
    const { fontFamily, fontWeight, fontSize, letterSpacing } = getComputedStyle(element);
    const family = /^"?([^",]+)/.exec(fontFamily)?.[1] ?? '';
    Object.assign(probe.style, { fontWeight, fontSize, letterSpacing });
    await document.fonts.load(`${fontWeight} 16px '${family}'`);
    const sum = (found[`${family} ${fontWeight}`] ??= { real: 0, standIn: 0 });
    for (const text of words) {
      probe.textContent = text;
      sum.real += widthIn(family);
      sum.standIn += widthIn(`${family} Fallback`);
    }
  }
  return found;
};

const paths = ['/', '/automation', '/blog/map-of-a-lead'];
const title = 'what stands in for a typeface is as wide: words keep their place when it comes';
test(title, { tag: '@share' }, async ({ page }) => {
  for (const path of shareOf(paths, 3)) {
    await page.goto(path);
    const standsIn = await page.evaluate(() =>
      document.fonts.load("400 16px 'Instrument Sans Fallback'").then(
        ({ length }) => length > 0,
        () => false,
      ),
    );
    expect(standsIn, 'Arial, or Liberation Sans, has to be installed').toBe(true);
    const widths = Object.entries(await page.evaluate(widthsByFace)).filter(([, { real }]) => real > 2_000);
    expect(widths.map(([face]) => face)).toEqual(expect.arrayContaining(['Archivo 620', 'Instrument Sans 400']));
    for (const [face, { real, standIn }] of widths) {
      expect(Math.abs(standIn / real - 1), `${face} on ${path}: ${standIn} beside ${real}`).toBeLessThan(0.025);
    }
  }
});

/** Notes how far things on the page are moved by others, as Chromium rates it. */
const noteShifts = (): void => {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shifts = () => {
    add(observer.takeRecords());
    return sum;
  };
};

declare global {
  interface Window {
    shifts(): number;
  }
}

for (const { width, path } of [
  { width: 360, path: '/construction' },
  { width: 412, path: '/contract-document-automation' },
]) {
  test(`a headline of ${path} keeps its lines when its typeface comes late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(noteShifts);
    let release = () => {};
    const painted = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    // The frame with the typeface is over when the next one begins.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => document.fonts.check("620 16px 'Archivo'"))).toBe(true);
    expect(await page.evaluate(() => window.shifts())).toBeLessThan(0.02);
  });
}
