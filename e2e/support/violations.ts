import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What WCAG 2.2 AA does not allow, on a page or in a part of it: each rule with the elements that break it. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const unseen = page.frames().filter((frame) => !isOfOrigin(frame.url(), new URL(page.url()).origin));
  if (unseen.length > 0)
    throw new Error(`Frames that nobody looks into: ${unseen.map((frame) => frame.url()).join(' ')}`);
  // To look into no frame of another origin, and to leave out what passes, makes it twice as quick.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(levels);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** An `about:` frame is of its page's origin. */
const isOfOrigin = (address: string, origin: string): boolean =>
  address.startsWith('about:') || new URL(address).origin === origin;
