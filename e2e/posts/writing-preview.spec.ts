import type { Locator } from '@playwright/test';
import { content, openPost } from '../support/editor';
import { api, expect, signIn, signInAsNewAdmin, test, unique } from '../support/test';

test.describe('the live preview', () => {
  test('follows the text beside it, as the page will show it, and never takes the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page);
    await openPost(page, 'previewed', 'x');
    await content(page).fill('');
    const preview = page.getByRole('region', { name: 'Live preview' });
    await content(page).pressSequentially('1. First heading\nSome <em>text</em>.<script>alert(1)</script>');
    await expect(preview.getByRole('heading', { name: '1. First heading' })).toBeVisible();
    await expect(preview.locator('em')).toHaveText('text');
    await expect(content(page)).toBeFocused();
    await expect(page.getByText('6 words · 1 min read')).toBeVisible();

    await page.getByRole('button', { name: 'Live preview' }).click();
    await expect(preview).toBeHidden();
    await page.reload();
    await expect(content(page)).toBeVisible();
    await expect(preview).toBeHidden();
  });

  test('leaves the text its half, however long a line or a word is', async ({ page }) => {
    await signIn(page);
    const word = 'w'.repeat(120);
    const { id } = await api(page, 'POST', '/api/admin/posts', {
      ...{ title: word, summary: word, tags: ['t'.repeat(50)], slug: unique('long-words'), type: 'blog' },
      content: `<pre>${'one line of code; '.repeat(40)}</pre>\n\n${word}`,
    });
    await page.goto(`/admin/posts/${id}/edit`);
    const preview = page.getByRole('region', { name: 'Live preview' });
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    const overflowOf = (part: Locator) => part.evaluate((element) => element.scrollWidth - element.clientWidth);

    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beside = width >= 1280;
      if (!beside) await page.getByRole('tab', { name: 'Preview' }).click();
      await expect(preview.locator('pre')).toBeVisible();
      if (beside) {
        expect(await widthOf(content(page)), `the text at ${width} px`).toBeGreaterThan(400);
        expect(await widthOf(content(page))).toBeCloseTo(await widthOf(preview), 0);
      }
      expect(await overflowOf(preview), `sideways scroll of the preview at ${width} px`).toBe(0);
      expect(await overflowOf(preview.locator('pre'))).toBeGreaterThan(0);
      expect(await overflowOf(page.locator('html')), `sideways scroll at ${width} px`).toBe(0);
    }
  });

  test('shows a video in place of the cover, as the page does', async ({ page, trouble }) => {
    trouble.expect(/404/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('https://www.youtube.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Player' }),
    );
    await signIn(page);
    const { slug } = await openPost(page, 'with-a-video', 'Words.');
    const preview = page.getByRole('region', { name: 'Live preview' });
    await page.getByLabel('Cover Image URL').fill('/media/picture.webp');
    await page.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ');
    const player = preview.frameLocator(`iframe[title="Video: ${slug}"]`);
    await expect(player.getByText('Player')).toBeVisible();
    await expect(preview.locator('img')).toHaveCount(0);

    await page.getByLabel('Video URL').fill('https://video.example.com/7');
    await expect(preview.getByRole('link', { name: 'Watch Video' })).toHaveAttribute('target', '_blank');
    await expect(preview.locator('iframe')).toHaveCount(0);
  });

  test('follows the caret through a long text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page);
    const parts = Array.from({ length: 40 }, (_, index) => `${index + 1}. Part ${index + 1}\nIts <em>own</em> words.`);
    await openPost(page, 'long-text', parts.join('\n\n'));
    const preview = page.getByRole('region', { name: 'Live preview' });
    const last = preview.getByRole('heading', { name: '40. Part 40' });
    await expect(last).toBeAttached();
    await expect(last).not.toBeInViewport();

    await content(page).press('ControlOrMeta+End');
    await expect(last).toBeInViewport();
    await content(page).pressSequentially(' More.');
    await expect(preview.getByText('More.')).toBeInViewport();
    await content(page).press('ControlOrMeta+Home');
    await expect(preview.getByRole('heading', { name: '1. Part 1', exact: true })).toBeInViewport();
  });

  test('leaves the text of a post on the first screen, be it new or existing', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Above the text stands what somebody has left unsaved.
    await signInAsNewAdmin(page);
    const expectOnFirstScreen = async (beside: boolean) => {
      await expect(page.getByRole('region', { name: 'Live preview' })).toBeVisible({ visible: beside });
      const { y, x, width } = (await content(page).boundingBox()) ?? { y: Infinity, x: 0, width: 0 };
      expect(y, 'top of the text').toBeLessThan(420);
      const media = await page.getByLabel('Video URL').boundingBox();
      expect(media?.x, 'the media beside it').toBeGreaterThan(x + width);
    };
    await page.goto('/admin/posts/new');
    await expectOnFirstScreen(true);
    await page.getByRole('button', { name: 'Live preview' }).click();
    await expectOnFirstScreen(false);

    await openPost(page, 'first-screen', 'Words.');
    await expectOnFirstScreen(false);
    await page.getByRole('button', { name: 'Live preview' }).click();
    await expectOnFirstScreen(true);
  });

  test('is a tab on narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signIn(page);
    await openPost(page, 'narrow', 'Conclusion');
    await page.getByRole('tab', { name: 'Text' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Preview' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Live preview' }).getByRole('heading')).toHaveText('Conclusion');
    await expect(content(page)).toBeHidden();
  });
});
