import { content, openPost } from '../support/editor';
import { drawPicture, give } from '../support/pictures';
import { expectNotification } from '../support/notifications';
import { api, expect, signIn, test } from '../support/test';

const white = 'rgb(255, 255, 255)';

test.describe('a picture', () => {
  test('comes into the text by choice, drop and paste, while the typing goes on', async ({ page }) => {
    await signIn(page);
    const { id, slug } = await openPost(page, 'pictures', 'Before.');
    const picture = await drawPicture(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await (await chooser).setFiles({ name: 'chosen.png', mimeType: 'image/png', buffer: picture });
    await give(content(page), 'drop', await drawPicture(page, 700, 500), 'dropped.png');
    await give(content(page), 'paste', await drawPicture(page, 300, 200), 'pasted.png');
    await content(page).press('End');
    await content(page).pressSequentially(' Meanwhile.');

    const rows = page.getByRole('list', { name: 'Pictures to insert' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    for (const name of ['chosen', 'dropped', 'pasted']) {
      const row = rows.filter({ hasText: `${name}.png` });
      await row.getByLabel('What it shows').fill(`A ${name} plan`);
      await row.getByRole('button', { name: 'Insert at the cursor' }).click();
    }
    await expect(rows).toHaveCount(0);
    await expect(content(page)).toHaveValue(/^Before\. Meanwhile\.\n\n<img .*A chosen plan.*\n\n<img .*A dropped plan/);
    await page.getByLabel('Status', { exact: true }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await content(page).press('Control+s');
    await expectNotification(page, 'Post updated successfully');

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/blog/${slug}`);
    const shown = page.getByRole('img', { name: 'A chosen plan' });
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).toHaveAttribute('srcset', /-480\.webp 480w, .*-960\.webp 960w, .* 1200w$/);
    await expect(shown).toHaveAttribute('width', '1200');
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(shown).toHaveCSS('background-color', white);
    await api(page, 'DELETE', `/api/admin/posts/${id}`);
  });

  test('asks at once what it shows, in view, unless the writing went on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page);
    await openPost(page, 'described', 'Before.');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const picture = await drawPicture(page);
    await (await chooser).setFiles({ name: 'chosen.png', mimeType: 'image/png', buffer: picture });
    const description = page.getByLabel('What it shows');
    await expect(description).toBeFocused();
    for (const part of [description, page.getByRole('button', { name: 'Insert at the cursor' })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Without being scrolled to, a press waits until nothing covers what is pressed.
      const top = await page.evaluate(() => window.scrollY);
      await part.click({ trial: true });
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    }
    await page.keyboard.type('A plan');
    await page.keyboard.press('Enter');
    await expect(content(page)).toHaveValue(/^Before\.\n\n<img .*A plan/);
    await expect(content(page)).toBeFocused();
  });

  for (const { shape, size, screen, copy } of [
    { shape: 'picture', size: [1200, 800], screen: 375, copy: '-1200x800-480' },
    // Cropped at its sides, of which the browser knows nothing: the copy of 960 pixels would show 427.
    { shape: 'wide picture', size: [1600, 400], screen: 1280, copy: '-1600x400' },
  ]) {
    test(`that covers an article is asked for once, as wide as it is shown, with the answer’s first line: a ${shape}`, async ({
      page,
      browser,
    }) => {
      await signIn(page);
      const { id, slug } = await openPost(page, 'covered-article');
      await give(page.getByText('or drop a picture here'), 'drop', await drawPicture(page, ...size));
      await expect(page.getByLabel('Cover Image URL')).toHaveValue(
        new RegExp(`^/media/uploads/[0-9a-f]{32}-${size.join('x')}\\.webp$`),
      );
      await expect(page.getByRole('img', { name: 'Current cover' })).toHaveJSProperty('complete', true);
      await page.getByLabel('Status', { exact: true }).click();
      await page.getByRole('option', { name: 'Published' }).click();
      await content(page).press('Control+s');
      await expectNotification(page, 'Post updated successfully');

      const viewport = { width: screen, height: 800 };
      const visitor = await browser.newPage({ viewport, deviceScaleFactor: 1, colorScheme: 'dark' });
      const pictures: string[] = [];
      visitor.on('request', (request) => request.url().includes('/media/uploads/') && pictures.push(request.url()));
      const answer = await visitor.goto(`/blog/${slug}`);
      expect(answer?.headers().link).toMatch(
        /^<\/media\/uploads\/[\w-]+-480\.webp>; rel=preload; as=image; imagesrcset=/,
      );
      // What was preloaded in vain would be another picture than the one that is shown.
      const shown = await visitor.getByRole('article').locator('img').first().evaluate(sourceOf);
      expect(shown).toMatch(new RegExp(`${copy}\\.webp$`));
      expect(pictures).toEqual([shown]);
      // Dark lines on nothing would be lost on the dark page.
      await expect(visitor.getByRole('img', { name: /^Cover of/ })).toHaveCSS('background-color', white);
      await visitor.close();
      await api(page, 'DELETE', `/api/admin/posts/${id}`);
    });
  }

  test('is refused when it is none; one that did not arrive is sent again, or given up', async ({ page, trouble }) => {
    trouble.expect(/(?:400|ERR_FAILED|failed:).*\/api\/admin\/pictures/);
    await signIn(page);
    await openPost(page, 'late-picture');
    await give(content(page), 'drop', Buffer.from('<html>not a picture</html>'), 'photo.png');
    await expect(page.getByText('This file is not a picture we can use.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo.png' }).click();
    await expect(content(page)).toHaveValue('First text.');

    await page.route('**/api/admin/pictures', (route) => route.abort());
    await give(content(page), 'drop', await drawPicture(page));
    await expect(page.getByText('The picture did not reach the server.')).toBeVisible();
    await page.unroute('**/api/admin/pictures');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('What it shows')).toBeVisible();

    await page.route('**/api/admin/pictures', () => undefined);
    await give(content(page), 'drop', await drawPicture(page, 50, 50), 'slow.png');
    await page.getByRole('button', { name: 'Cancel upload of slow.png' }).click();
    await expect(page.getByText('slow.png')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** In the page: of a picture, once it is there. */
async function sourceOf(element: Element): Promise<string> {
  const image = element as HTMLImageElement;
  await image.decode();
  return image.currentSrc;
}
