import type { Page } from '@playwright/test';
import { rootElementId } from '@site/federation';
import { LoadedFiles } from './loaded-files';
import { PageTrouble } from './page-trouble';

interface MountOptions {
  origin: string;
  address: string;
  /** The server has rendered it, and the app hydrates it on first use. */
  isDrawn: boolean;
}

/** The result of mounting a page. */
export interface Mounted {
  /** Errors found. */
  complaints: string[];
  /** Paths of the files that the page requested; undefined when it requested more than files. */
  loaded: string[] | undefined;
}

const patienceMs = 15_000;
/** Errors seldom come alone; the later ones often show the cause. */
const afterFirstMs = 500;

/** Opens an address as a visitor who points at a link. */
export async function mountPage(page: Page, { origin, address, isDrawn }: MountOptions): Promise<Mounted> {
  page.setDefaultTimeout(patienceMs);
  const trouble = new PageTrouble(page, origin);
  const files = new LoadedFiles(page, origin);
  try {
    await page.goto(origin + address, { waitUntil: 'load' });
    await Promise.race([use(page, isDrawn, trouble), trouble.first]);
    if (trouble.complaints.length > 0) await page.waitForTimeout(afterFirstMs);
    else if (!(await page.locator(`#${rootElementId}`).innerText()).trim())
      trouble.add('it is empty once it is mounted');
  } catch (error) {
    trouble.add(`it can’t be opened: ${(error as Error).message.split('\n')[0]}`);
  } finally {
    trouble.stopListening();
    files.stopListening();
  }
  return { complaints: trouble.complaints, loaded: files.paths };
}

async function use(page: Page, isDrawn: boolean, trouble: PageTrouble): Promise<void> {
  const root = page.locator(`#${rootElementId}`);
  const mounted = root.and(page.locator('[data-interactive]'));
  if (!(await isReached(mounted.waitFor({ state: 'attached' })))) {
    return trouble.add(`its app is not there after ${patienceMs / 1000} s`);
  }
  if (isDrawn) {
    // Quiet pages start their app when a visitor first points at a link.
    await root.locator('a[href^="/"]').last().dispatchEvent('pointerover');
    const running = root.and(page.locator('[data-app=running]'));
    if (!(await isReached(running.waitFor({ state: 'attached' })))) {
      return trouble.add(`its app has not taken over the page after ${patienceMs / 1000} s`);
    }
  }
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

const isReached = (waiting: Promise<void>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );
