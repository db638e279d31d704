import { query } from '../support/database';
import { content, openPost } from '../support/editor';
import { expectSound } from '../support/expect-sound';
import { expectNotification } from '../support/notifications';
import { drawPicture } from '../support/pictures';
import { api, expect, signIn, test } from '../support/test';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a picture is described once, chosen again, replaced everywhere, and deleted once nothing uses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page);
  await page.goto('/admin/pictures');
  await page.getByLabel('Pictures to upload').setInputFiles(file('last-year.png', await drawPicture(page, 900, 610)));
  await page.getByRole('link', { name: 'last-year.png' }).click();
  const details = page.getByRole('dialog', { name: 'last-year.png' });
  await details.getByLabel('Alternative text').fill('The office last year');
  await details.getByRole('slider', { name: 'Focus from the left' }).press('Home');
  await expectSound(page);
  await details.getByRole('button', { name: 'Save' }).click();
  await expectNotification(page, 'Picture saved');

  const { id, slug } = await openPost(page, 'with-a-stored-picture', 'Before.');
  await page.getByRole('button', { name: 'Stored picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByLabel('Search pictures').fill('office last');
  const tile = picker.getByRole('button', { name: 'The office last year' });
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await tile.press('Enter');
  await expect(picker.getByLabel('What it shows')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(content(page)).toHaveValue(/^Before\.\n\n<img src="\/media\/uploads\/.*" alt="The office last year">/);
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await tile.click();
  await expect(page.getByLabel('Cover Image URL')).toHaveValue(/-900x610\.webp$/);
  const cover = page.getByRole('img', { name: 'Current cover' });
  await expect(cover).toHaveCSS('object-position', '0% 50%');
  await content(page).press('Control+s');
  await expectNotification(page, 'Post updated successfully');

  await page.goto('/admin/pictures?search=office+last&use=used');
  await page.getByRole('link', { name: 'last-year.png' }).click();
  await expect(details.getByRole('listitem')).toHaveText([`${slug}Draft`]);
  await details.getByLabel('Picture in its place').setInputFiles(file('now.png', await drawPicture(page, 800, 610)));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expectNotification(page, 'Replaced in 1 post');
  await expect(page.getByRole('dialog', { name: 'now.png' }).getByLabel('Alternative text')).toHaveValue(
    'The office last year',
  );
  const post = await api(page, 'GET', `/api/admin/posts/${id}`);
  expect([post.content, post.coverImageUrl]).toEqual([
    expect.stringContaining('-800x610.webp'),
    expect.stringContaining('-800x610.webp'),
  ]);
  await api(page, 'DELETE', `/api/admin/posts/${id}`);

  await page.goto('/admin/pictures?search=office+last');
  await page.getByRole('link', { name: 'now.png' }).click();
  await page.getByRole('dialog', { name: 'now.png' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotification(page, 'Picture deleted');
  await expect(page.getByRole('link', { name: /\.png$/ })).toHaveText(['last-year.png']);
  const ofLastYear = `IN (SELECT stem FROM pictures WHERE name = 'last-year.png')`;
  await query(`UPDATE past_picture_uses SET "endedAt" = now() - interval '31 days' WHERE stem ${ofLastYear};
    UPDATE pictures SET "createdAt" = now() - interval '31 days' WHERE stem ${ofLastYear}`);
  await page.reload();
  await page.getByRole('button', { name: 'Delete 1 picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 picture' }).click();
  await expectNotification(page, '1 picture deleted');
  await expect(page.getByRole('link', { name: 'last-year.png' })).toHaveCount(0);
});
