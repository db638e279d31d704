import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Without comments and long names: a browser reads it in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The rules whose verdict a theme changes. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** A selector: only in this part of the page. */
  part?: string | undefined;
  /** Only what depends on colors: for a second theme of what was looked at whole in the first. */
  colorsOnly?: boolean;
}

/** What WCAG 2.2 AA does not allow, on a page or in a part of it: each rule with the elements that break it. */
export async function violationsOf(page: Page, { part, colorsOnly = false }: Look = {}): Promise<string[]> {
  const unseen = page.frames().filter((frame) => !isOfOrigin(frame.url(), new URL(page.url()).origin));
  if (unseen.length > 0)
    throw new Error(`Frames that nobody looks into: ${unseen.map((frame) => frame.url()).join(' ')}`);
  for (const frame of page.frames()) {
    // Once a document: it is half a megabyte of script.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const runOnly: axe.RunOnly = colorsOnly ? { type: 'rule', values: rulesOfColor } : { type: 'tag', values: levels };
  const violations = await page.evaluate(
    async ({ part, runOnly }) => {
      const { axe } = window as unknown as Window & { axe: typeof import('axe-core') };
      // To leave out what passes makes it quicker.
      return (await axe.run(part ?? document, { resultTypes: ['violations'], runOnly })).violations;
    },
    { part, runOnly },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** An `about:` frame is of its page's origin. */
const isOfOrigin = (address: string, origin: string): boolean =>
  address.startsWith('about:') || new URL(address).origin === origin;
