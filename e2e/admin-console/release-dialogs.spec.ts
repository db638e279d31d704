import type { Locator, Page } from '@playwright/test';
import { expectSound, widths } from '../support/expect-sound';
import {
  endReleaseStates,
  holdCanary,
  nextVersion,
  refusedVersion,
  showAllReleaseStates,
} from '../support/release-states';
import { makeReleaseToken } from '../support/release-token';
import { oneOf, shareOf } from '../support/share';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(endReleaseStates);

/** What opens a dialog of a change. */
const openers = [
  `Promote ${nextVersion}`,
  `Preview ${nextVersion}`,
  `Cancel the schedule of ${nextVersion}`,
  `Approve ${nextVersion}`,
  `Decline ${nextVersion}`,
  'Next stage',
  'Promote to everybody',
  'Hold',
  'Resume',
  'Roll back the canary',
  'Roll back the console',
  'Revoke public-site',
];

for (const width of oneOf(widths, 0)) {
  test(
    `all that the screen of releases can show at ${width} px is sound, and everyone can use it`,
    {
      tag: '@share',
    },
    async ({ page }) => {
      test.setTimeout(5 * 60_000);
      await page.setViewportSize({ width, height: 900 });
      await makeReleaseToken(page.request, 'public-site', ['publish']);
      await showAllReleaseStates();
      await page.goto('/admin/releases');
      await expect(page.getByText('1 of 2 servers still serves v-old')).toBeVisible();
      await expect(page.getByRole('row', { name: refusedVersion })).toContainText('Would be refused');
      await page.getByText('The same in figures').press('Enter');
      await expect(page.getByRole('table', { name: 'Over time' }).getByRole('row')).toHaveCount(6);
      await test.step('the screen', () => expectSound(page));

      for (const opener of shareOf(openers, 4)) {
        if (opener === 'Resume') await holdCanary();
        await test.step(opener, () =>
          openAndClose(page, page.getByRole('button', { name: opener, exact: true }).first()),
        );
      }
    },
  );
}

/** By the keyboard, which goes on where it was. */
async function openAndClose(page: Page, opener: Locator): Promise<void> {
  await opener.press('Enter');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectSound(page, { part: '[role=dialog], [role=alertdialog]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
