import type { CDPSession, Page } from '@playwright/test';
import { quantile, rounded } from '../figures/distribution';
import { openSignedInConsole, type SignedInConsole } from '../fixtures/signed-in-console';
import type { Part, PartResult } from '../part';

export interface TypingSize {
  words: number;
  /** Keys that are measured at each speed. */
  keys: number;
  /** Times that the processor is slower. */
  processors: readonly number[];
}

interface Place {
  name: string;
  /** Puts the caret into the middle of the text. */
  open(page: Page, console: SignedInConsole): Promise<void>;
}

/** How long a page is busy with each key in a long post, beside the same text in a bare page, which is the limit. */
export const typing = (size: TypingSize, open: () => Promise<SignedInConsole> = openSignedInConsole): Part => ({
  name: 'typing',
  summary: `a key in a post of ${size.words} words, in Write, in Source, and in a bare page`,
  run: async () => {
    const opened = await open();
    try {
      return await measure(opened, size);
    } finally {
      await opened.end();
    }
  },
});

async function measure(opened: SignedInConsole, { words, keys, processors }: TypingSize): Promise<PartResult> {
  const { page } = opened;
  const devtools = await page.context().newCDPSession(page);
  // The processor's time, whatever else this machine does.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const paragraphs = paragraphsOf(words);
  const content = paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  const { id } = await opened.call<{ id: number }>('POST', '/api/admin/posts', {
    ...{ title: 'A long post', slug: 'a-long-post', type: 'blog', content },
  });
  const places = [inEditor('Write', id), inEditor('Source', id), ...barePlaces(paragraphs)];
  const result: PartResult = { lines: [header(processors)], figures: { words, keys }, failures: [] };
  for (const { name, open } of places) {
    await open(page, opened);
    const cells: { median: number; p95: number }[] = [];
    for (const processor of processors) cells.push(await typeKeys(page, devtools, { keys, processor }));
    result.lines.push(
      row(
        name,
        cells.map(({ median, p95 }) => `${median.toFixed(1)} / ${p95.toFixed(1)} ms`),
      ),
    );
    result.figures[name] = Object.fromEntries(processors.map((processor, index) => [`x${processor}`, cells[index]]));
  }
  return result;
}

const inEditor = (name: 'Write' | 'Source', id: number): Place => ({
  name,
  open: async (page) => {
    await page.goto(`/admin/posts/${id}/edit`);
    await page.getByRole('button', { name, exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Content' });
    if (name === 'Write') await intoParagraph(page, text.locator('p'));
    else await intoTextArea(text);
  },
});

const barePlaces = (paragraphs: string[]): Place[] => [
  {
    name: 'bare editable page',
    open: async (page) => {
      await page.setContent(`<div contenteditable>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div>`);
      await intoParagraph(page, page.locator('p'));
    },
  },
  {
    name: 'bare text area',
    open: async (page) => {
      await page.setContent(`<textarea rows="20" cols="80">${paragraphs.join('\n')}</textarea>`);
      await intoTextArea(page.locator('textarea'));
    },
  },
];

async function intoParagraph(page: Page, paragraphs: ReturnType<Page['locator']>): Promise<void> {
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  await page.keyboard.press('End');
}

const intoTextArea = async (area: ReturnType<Page['locator']>): Promise<void> => {
  await area.focus();
  await area.evaluate((element: HTMLTextAreaElement) => {
    const middle = Math.floor(element.value.length / 2);
    element.setSelectionRange(middle, middle);
  });
};

/** Longer than anything that begins with a key, but what waits for a pause. */
const betweenKeysMs = 180;
const unmeasured = 10;

async function typeKeys(page: Page, devtools: CDPSession, { keys, processor }: { keys: number; processor: number }) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  const taken: number[] = [];
  for (let key = 0; key < keys + unmeasured; key++) {
    const before = await busyMs(devtools);
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'abcde'.charAt(key % 6));
    await page.waitForTimeout(betweenKeysMs);
    if (key >= unmeasured) taken.push((await busyMs(devtools)) - before);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { median: rounded(quantile(taken, 0.5)), p95: rounded(quantile(taken, 0.95)) };
}

/** What the page's main thread has been busy for: scripts, layout and painting. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

const sentence =
  'The owner calls about the boiler, and the office knows since when it has been cold and who is on the way.';
const wordsInParagraph = 63;

function paragraphsOf(words: number): string[] {
  const paragraph = [sentence, sentence, sentence].join(' ');
  return Array.from({ length: Math.round(words / wordsInParagraph) }, (_, index) => `${index + 1}. ${paragraph}`);
}

const header = (processors: readonly number[]): string =>
  row(
    'median / 95th percentile a key',
    processors.map((processor) => (processor === 1 ? 'this machine' : `${processor} times slower`)),
  );

const row = (name: string, cells: string[]): string =>
  name.padEnd(34) + cells.map((cell) => cell.padStart(22)).join('');
