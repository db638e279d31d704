import type { APIRequestContext, Page } from '@playwright/test';
import { marketingPages } from './pages';
import { expect, untilAppRuns } from './test';

/** All are open yet on the server: where the browser's clock is ahead, the app shows what both will. */
export async function openClosedJob(page: Page, request: APIRequestContext): Promise<void> {
  const job = (await marketingPages(request)).find((path) => path.startsWith('/careers/'));
  await page.goto('/about');
  await untilAppRuns(page);
  await page.clock.setFixedTime('2040-01-01');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A job' });
    document.querySelector('main')?.append(link);
    link.click();
  }, String(job));
  await expect(page.getByText('This opening is closed.')).toBeVisible();
}
