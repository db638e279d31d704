import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { rootElementId } from '@site/federation';
import { LoadedFiles } from './loaded-files';
import { PageTrouble } from './page-trouble';
import { comparedSeen } from './seen/compare-seen';
import { seePage, type SeenAtWidths } from './seen/see-page';

interface MountOptions {
  origin: string;
  address: string;
  /** The server has rendered it, and the app hydrates it on first use. */
  isRendered: boolean;
  looks: boolean;
  /** What was seen of it before. */
  expected?: SeenAtWidths | undefined;
}

/** The result of mounting a page. */
export interface Mounted {
  /** Errors found. */
  problems: string[];
  /** Its script never ends, or takes longer than anybody waits. */
  hung?: boolean;
  /** Paths of the files that the page requested; undefined when it requested more than files. */
  loaded: string[] | undefined;
  /** What a person sees of it. Undefined for a page with errors, and where it was not looked at. */
  seen: SeenAtWidths | undefined;
}

const timeoutMs = 30_000;
/** Nothing that is requested of a page whose script never ends gets a response, and most requests have no deadline. */
const hungMs = 35_000;
/** From an idle network until a page shows something. */
const fillMs = 10_000;
/** Errors seldom come alone; the later ones often show the cause. */
const afterFirstMs = 500;

/** Opens an address as a visitor who points at a link or a form. */
export async function mountPage(page: Page, options: MountOptions): Promise<Mounted> {
  const mounted = await within(hungMs, openAndUse(page, options));
  if (mounted) return mounted;
  return { problems: [`it has not answered for ${hungMs / 1000} s`], hung: true, loaded: undefined, seen: undefined };
}

async function openAndUse(
  page: Page,
  { origin, address, isRendered, looks, expected }: MountOptions,
): Promise<Mounted> {
  page.setDefaultTimeout(timeoutMs);
  const trouble = new PageTrouble(page, origin);
  const files = new LoadedFiles(page, origin);
  let seen: SeenAtWidths | undefined;
  try {
    await page.goto(origin + address, { waitUntil: 'load' });
    if (looks && isRendered) seen = await seePage(page, { expected });
    await Promise.race([use(page, isRendered, trouble), trouble.first]);
    if (trouble.problems.length > 0) await page.waitForTimeout(afterFirstMs);
    else if (!(await isFilled(page))) trouble.add('it is empty once it is mounted');
    // What comes into view while it is looked at belongs to the look.
    files.stopListening();
    if (looks && trouble.problems.length === 0) {
      const used = await seePage(page, { pauseMs: isRendered ? 20 : 150, expected: seen });
      for (const less of seen ? comparedSeen(used, seen) : []) trouble.add(`once it is used, ${less}`);
      seen ??= used;
    }
  } catch (error) {
    const { message } = error as Error;
    // Where it happens in the middle of a look, Playwright says it so.
    const isLeft = message.includes('because of a navigation');
    trouble.add(isLeft ? 'it loads itself again' : `it can’t be opened: ${message.split('\n')[0]}`);
  } finally {
    trouble.stopListening();
    files.stopListening();
  }
  const { problems } = trouble;
  return { problems, loaded: files.nothingElse, seen: problems.length === 0 ? seen : undefined };
}

/** What a person sees of a page as the server has rendered it; undefined where it can't be opened. */
export async function seeRendered(page: Page, url: string): Promise<SeenAtWidths | undefined> {
  const response = await page.goto(url, { waitUntil: 'load' }).catch(() => undefined);
  return response && response.status() < 500 ? within(hungMs, seePage(page)) : undefined;
}

/** Undefined where it takes longer. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const deadline = new AbortController();
  // What fails after its deadline has nobody who listens.
  work.catch(() => undefined);
  const late = wait(ms, undefined, { signal: deadline.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => deadline.abort());
}

/** On a busy machine a network that is idle does not mean that the app has nothing left to do. */
async function isFilled(page: Page): Promise<boolean> {
  const end = performance.now() + fillMs;
  // What is hidden is no text here.
  while (!(await page.locator(`#${rootElementId}`).innerText()).trim()) {
    if (performance.now() > end) return false;
    await page.waitForTimeout(100);
  }
  return true;
}

async function use(page: Page, isRendered: boolean, trouble: PageTrouble): Promise<void> {
  const root = page.locator(`#${rootElementId}`);
  const mounted = root.and(page.locator('[data-interactive]'));
  if (!(await isReached(mounted.waitFor({ state: 'attached' })))) {
    return trouble.add(`its app is not there after ${timeoutMs / 1000} s`);
  }
  if (isRendered) {
    const running = root.and(page.locator('[data-app=running]'));
    if ((await running.count()) === 0) await pointAtLast(root);
    if (!(await isReached(running.waitFor({ state: 'attached' })))) {
      return trouble.add(`its app has not taken over the page after ${timeoutMs / 1000} s`);
    }
  }
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

/** Pages with deferred hydration start their app when a visitor first points at a link of the site, or at a form. */
async function pointAtLast(root: Locator): Promise<void> {
  const used = root.locator('a[href^="/"], form');
  await ((await used.count()) > 0 ? used.last() : root).dispatchEvent('pointerover');
}

const isReached = (waiting: Promise<void>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );
