import type { Page } from '@playwright/test';
import { content, openPost } from '../support/editor';
import { drawPicture, give } from '../support/pictures';
import { expectSound } from '../support/expect-sound';
import { api, expect, signInAsNewAdmin, test } from '../support/test';

const surface = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** How the content is edited. */
const edit = (page: Page, way: 'Source' | 'Write') => page.getByRole('button', { name: way, exact: true }).click();

const lines = '1. First\nSome words.\n\n<div>An island</div>\n\nLast <b>words</b>.';

test('a text is written as its page shows it, by keyboard, and what was there stays to the letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsNewAdmin(page);
  const { id, slug } = await openPost(page, 'written-in-place', lines);
  await edit(page, 'Write');
  await expect(surface(page).getByRole('heading', { level: 2, name: '1. First' })).toBeVisible();
  await expect(surface(page).getByText('This part can only be edited as source.')).toBeVisible();

  // The editor learns of the browser's caret a moment later: the toolbar shows when.
  const bold = page.getByRole('toolbar').getByRole('button', { name: 'Bold' });
  await surface(page).getByText('words', { exact: true }).click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  const type = (text: string) => page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await type('## Doors\nA **bold** one.\n- oak\npine\n');
  await page.keyboard.press('Tab');
  await type('inner\n\n\n/tab');
  await expect(page.getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  for (const cell of ['Name', 'Sum', 'Year', 'a']) {
    await type(cell);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Delete column' }).click();
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();

  const written = `${lines}\n\n<h2>Doors</h2>\n\nA <strong>bold</strong> one.\n\n<ul>\n<li>oak</li>\n<li>pine\n<ul>\n<li>inner</li>\n</ul>\n</li>\n</ul>`;
  const table =
    '<table>\n<thead>\n<tr><th>Name</th><th>Year</th></tr>\n</thead>\n<tbody>\n<tr><td>a</td><td></td></tr>\n<tr><td></td><td></td></tr>\n</tbody>\n</table>';
  await edit(page, 'Source');
  await expect(content(page)).toHaveValue(`${written}\n\n${table}`);
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\nConclusion');
  await edit(page, 'Write');
  await expect(surface(page).getByRole('heading', { name: 'Conclusion' })).toBeVisible();

  await surface(page).press('ControlOrMeta+s');
  await expect(page.getByText('Post updated successfully', { exact: true })).toBeVisible();
  expect((await api(page, 'GET', `/api/admin/posts/${id}`)).content).toBe(`${written}\n\n${table}\n\nConclusion`);
  await page.reload();
  await expect(surface(page).getByRole('heading', { name: 'Doors' })).toBeVisible();
  await page.getByRole('button', { name: 'Full width' }).click();
  const title = page.getByLabel('Title', { exact: true });
  await expect(page.locator('[inert]').filter({ has: title })).not.toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectSound(page);

  await api(page, 'PATCH', `/api/admin/posts/${id}/publish`);
  await page.goto(`/blog/${slug}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('listitem').filter({ hasText: 'pine' }).getByRole('listitem')).toHaveText('inner');
  await expect(article.getByRole('columnheader', { name: 'Year' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(['1. First', 'Doors', 'Conclusion']);
});

test('links, pictures and words are found and described without leaving the text', async ({ page }) => {
  await signInAsNewAdmin(page);
  const picture = '<img src="/media/covers/map-of-a-lead.svg" alt="">';
  await openPost(page, 'described-in-place', `Read about doors, and about walls.\n\n${picture}`);
  await edit(page, 'Write');
  await surface(page).getByText('Read about').click();
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Words to find' }).fill('about');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('Address').fill('privacy');
  await page.getByRole('button', { name: 'Privacy /privacy' }).click();
  await page.keyboard.press('Enter');
  await expect(surface(page).getByRole('link', { name: 'about' })).toHaveAttribute('href', '/privacy');

  await surface(page).locator('img[src]').click();
  await page.getByRole('button', { name: 'Text and caption' }).click();
  await page.getByLabel('What it shows').fill('A map');
  await page.getByLabel('Caption').fill('From a lead to a client');
  await page.keyboard.press('Enter');
  await expect(surface(page).getByRole('figure')).toHaveText('From a lead to a client');

  await surface(page).getByText('Read about').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' /video');
  await page.keyboard.press('Enter');
  const address = page.getByLabel('Address of the video');
  await address.fill('https://www.youtube.com/@keystride');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Give the address of one video on YouTube or Vimeo/);
  await address.fill('vimeo.com/76979871');
  await page.keyboard.press('Enter');
  await expect(surface(page).getByRole('link', { name: 'Video: Watch the video' })).toBeVisible();
  await edit(page, 'Source');
  await expect(content(page)).toHaveValue(
    'Read about doors, and <a href="/privacy">about</a> walls. <a href="https://vimeo.com/76979871">Watch the video</a>\n\n' +
      '<figure><img src="/media/covers/map-of-a-lead.svg" alt="A map"><figcaption>From a lead to a client</figcaption></figure>',
  );
});

test('a picture is dragged to another place, with its caption, and is not uploaded for that', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsNewAdmin(page);
  const picture = '<img src="/media/covers/anatomy-of-an-automated-agency.svg" width="160" alt="Alone">';
  const figure =
    '<figure><img src="/media/covers/anatomy-of-an-automated-agency.svg" width="160" alt="Captioned"><figcaption>A room</figcaption></figure>';
  const { id } = await openPost(page, 'dragged', `${picture}\n\nOne.\n\n${figure}\n\nTwo.`);
  await edit(page, 'Write');
  for (const [name, place] of [
    ['Alone', 'Two.'],
    ['Captioned', 'One.'],
  ] as const) {
    await surface(page)
      .getByRole('img', { name })
      .dragTo(surface(page).getByText(place), { targetPosition: { x: 600, y: 20 } });
  }
  await edit(page, 'Source');
  await expect(content(page)).toHaveValue(`One.\n\n${figure}\n\nTwo.\n\n${picture}`);
  await expect(page.getByRole('list', { name: 'Pictures to insert' })).toHaveCount(0);
  await api(page, 'DELETE', `/api/admin/posts/${id}`);
});

test('a picture of another page is uploaded, and goes where it is dropped', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsNewAdmin(page);
  const { id } = await openPost(page, 'dropped', 'One.\n\nTwo.\n\nThree.');
  await edit(page, 'Write');
  const html = '<img src="https://elsewhere.example/plan.png" alt="A plan">';
  await give(surface(page).getByText('Three.'), 'drop', await drawPicture(page), 'plan.png', html);
  await expect(page.getByRole('list', { name: 'Pictures to insert' })).toBeVisible();
  // Without waiting: a notification would go by itself.
  expect(await page.getByText('A picture was left out').count()).toBe(0);
  await page.getByLabel('What it shows').fill('A plan');
  await page.keyboard.press('Enter');
  await edit(page, 'Source');
  await expect(content(page)).toHaveValue(/^One\.\n\nTwo\.\n\n<img src="[^"]*" alt="A plan">\n\nThree\.$/);
  await api(page, 'DELETE', `/api/admin/posts/${id}`);
});
