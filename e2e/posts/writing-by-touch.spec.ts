import type { Locator } from '@playwright/test';
import { content, openPost } from '../support/editor';
import { expectSound } from '../support/expect-sound';
import { expect, signInAsNewAdmin, test } from '../support/test';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const googleDoc =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c4a2b-7fff"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Doors</span></h1><p dir="ltr"><span style="font-weight:400">Of </span><span style="font-weight:700">oak</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">pine</span></p></li></ul></b><br class="Apple-interchange-newline">';

const word =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body><!--StartFragment--><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span></span><![endif]>walls<o:p></o:p></p><p class=MsoNormal>Last words<o:p></o:p></p><!--EndFragment--></body></html>';

const paste = (target: Locator, html: string) =>
  target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, html);

/** At which edge of its block the first line stands. */
const edgeOf = (block: Locator) =>
  block.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    const { left, right } = element.getBoundingClientRect();
    return line && line.left - left > right - line.right ? 'right' : 'left';
  });

const picture = '<figure><img src="/media/covers/map-of-a-lead.svg" alt=""><figcaption>מפה</figcaption></figure>';
const code = '<pre><code>שלום</code></pre>';

test('documents are pasted and finished by touch on a phone, in both directions of writing', async ({ page }) => {
  await signInAsNewAdmin(page);
  await openPost(page, 'written-by-touch', `${picture}\n\n${code}\n\nFirst`);
  await page.getByRole('button', { name: 'Write', exact: true }).tap();
  const surface = page.getByRole('textbox', { name: 'Content' });
  for (const block of [surface.locator('figcaption'), surface.locator('pre')])
    expect(await edgeOf(block)).toBe('right');

  await surface.getByText('First').selectText();
  const bubble = page.getByRole('toolbar', { name: 'Selected words' });
  await expect(bubble).toBeVisible();
  await bubble.getByRole('button', { name: 'Link' }).tap();
  await page.getByLabel('Address').fill('privacy');
  await expect(page.getByRole('button', { name: 'Privacy /privacy' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Privacy /privacy' }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(surface).toBeFocused();

  await page.keyboard.press('ControlOrMeta+End');
  // The editor learns of the browser's caret a moment later.
  await expect(bubble).toBeHidden();
  await page.keyboard.press('Enter');
  await paste(surface, googleDoc);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(surface, word);
  await page.keyboard.press('Enter');
  await page.keyboard.type('שלום 12 world');
  expect(await edgeOf(surface.getByText('שלום 12'))).toBe('right');

  await page.keyboard.type(' /');
  const options = page.getByRole('listbox', { name: 'Insert' }).getByRole('option');
  await expect(options.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await options.filter({ hasText: 'Table' }).tap();
  const table = page.getByRole('toolbar', { name: 'Table' });
  expect((await table.boundingBox())?.height).toBeLessThan(60);
  await table.getByRole('button', { name: 'Delete table' }).tap();

  await surface.locator('img[src]').tap();
  await page.getByRole('button', { name: 'Text and caption' }).tap();
  await page.getByLabel('What it shows').fill('A map');
  await page.getByRole('button', { name: 'Change' }).tap();
  await page.getByRole('button', { name: 'Full width' }).tap();
  await expectSound(page);
  await page.getByRole('button', { name: 'Full width' }).tap();
  await page.getByRole('button', { name: 'Source', exact: true }).tap();
  await expect(content(page)).toHaveValue(
    `${picture.replace('alt=""', 'alt="A map"')}\n\n${code}\n\n<a href="/privacy">First</a>\n\n<h2>Doors</h2>\n\nOf <strong>oak</strong>\n\n<ul>\n<li>pine</li>\n</ul>\n\n<ul>\n<li>walls</li>\n</ul>\n\nLast words\n\nשלום 12 world`,
  );
});

/** Where the page has scrolled to, and whether the caret can be seen: at its top and bottom is the text itself. */
const placeOfCaret = (surface: Locator) =>
  surface.evaluate((element) => {
    const { left, top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
    const isSeen = [top, bottom].every((y) => element.contains(document.elementFromPoint(left - 1, y)));
    return { scrollY, isSeen };
  });

test('the caret is seen and the text stands still while it is written in very low windows', async ({ page }) => {
  await signInAsNewAdmin(page);
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index}.`);
  await openPost(page, 'written-in-low-windows', lines.join('\n\n'));
  await page.getByRole('button', { name: 'Write', exact: true }).tap();
  const surface = page.getByRole('textbox', { name: 'Content' });
  for (const [width, height, line] of [
    [667, 160, 'Line 15.'],
    [320, 256, 'Line 14.'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await test.step(`${width} × ${height} px`, async () => {
      for (const mode of ['Source', 'Write']) await page.getByRole('button', { name: mode, exact: true }).tap();
      await surface.getByText(line).tap();
      await page.keyboard.type('a');
      const place = await placeOfCaret(surface);
      expect(place.isSeen).toBe(true);
      for (const letter of 'bcdefghij') {
        await page.keyboard.type(letter);
        expect(await placeOfCaret(surface)).toEqual(place);
      }
    });
  }
});
