import type { Page } from '@playwright/test';
import type { SignedInConsole } from '../../fixtures/signed-in-console';
import type { Hands } from './hands';
import { button, dashboard, link, makePost, recent, said, surface, type Task } from './task';

/** Writing, changing, replacing, answering. */
export const dailyTasks: Task[] = [
  {
    name: 'write 1,000 words with two headings, two pictures and a table, and publish them',
    prepare: async () => dashboard,
    carryOut: async (hands) => {
      await beginPost(hands, 'A thousand words');
      for (const [index, words] of thousandWords.entries()) {
        if (index === 1 || index === 3) {
          await hands.type('## ');
          await hands.words(`Part ${index}`);
          await hands.press('Enter');
        }
        await hands.words(words);
        await hands.press('Enter');
        if (index === 1 || index === 3) await insertPicture(hands, `picture-${index}.png`);
      }
      await hands.type('/tab');
      await hands.page.getByRole('option', { name: 'Table', selected: true }).waitFor();
      await hands.press('Enter');
      for (const cell of ['Name', 'Sum', 'One', '1']) {
        await hands.words(cell);
        if (cell !== '1') await hands.press('Tab');
      }
      await publishNew(hands);
    },
  },
  {
    name: 'paste a Google Doc and publish it',
    prepare: async () => dashboard,
    carryOut: async (hands) => {
      await beginPost(hands, 'Out of a document');
      await hands.page.evaluate(async () => {
        const html =
          '<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Doors</h2><p><span>Words.</span></p></b>';
        const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) });
        await navigator.clipboard.write([item]);
      });
      await hands.press('Control+v');
      await surface(hands.page).getByRole('heading', { name: 'Doors' }).waitFor();
      await publishNew(hands);
    },
  },
  {
    name: 'change a live post for Monday',
    prepare: async (opened) => {
      await makePost(opened, { title: 'Live until Monday', status: 'published' });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(recent(page, 'Live until Monday'));
      await hands.enter(surface(page));
      await hands.words('New words. ');
      await hands.date(page.getByLabel(/Publish changes at/));
      await hands.click(button(page, 'Schedule changes'));
      await said(page, 'They will be published automatically on');
    },
  },
  {
    name: 'replace last year’s picture in two posts',
    prepare: async ({ page, call }) => {
      await page.goto('/admin/pictures');
      const buffer = Buffer.from(await onePixel(page), 'base64');
      await page
        .getByLabel('Pictures to upload')
        .setInputFiles({ name: 'last-year.png', mimeType: 'image/png', buffer });
      await link(page, 'last-year.png').waitFor();
      const [picture] = await call<{ url: string }[]>('GET', '/api/admin/pictures?search=last-year');
      const content = `<img src="${picture?.url}" alt="The office">`;
      for (const title of ['With the office', 'The office again'])
        await makePost({ page, call } as SignedInConsole, { title, content });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(link(page, 'Pictures'));
      await hands.click(link(page, 'last-year.png'));
      await hands.choose('this-year.png', () => hands.click(button(page, 'Replace everywhere')));
      await hands.click(page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }));
      await said(page, 'Replaced in 2 posts');
    },
  },
  {
    name: 'answer a lead with a template',
    prepare: async ({ call }) => {
      await call('POST', '/api/admin/reply-templates', { name: 'Thanks', text: 'Dear {firstName}, thank you.' });
      await call('POST', '/api/contact', {
        ...{
          firstName: 'Maya',
          lastName: 'Lin',
          email: 'maya@example.com',
          subject: 'A lead',
          message: 'Please call.',
        },
      });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByRole('link', { name: /Maya Lin/ }).first());
      await hands.click(button(page, 'Reply'));
      await hands.click(page.getByRole('combobox', { name: 'Insert template' }));
      await hands.click(page.getByRole('option', { name: 'Thanks' }));
      await hands.click(button(page, 'Send reply'));
      await said(page, /replied: Re/);
    },
  },
];

const thousandWords = Array.from({ length: 5 }, (_, part) => `${'words and words '.repeat(66)}in part ${part + 1}.`);

async function beginPost(hands: Hands, title: string): Promise<void> {
  const { page } = hands;
  await hands.click(link(page, 'New Post'));
  await page.getByLabel('Title', { exact: true }).and(page.locator(':focus')).waitFor();
  await hands.words(title);
  await hands.enter(surface(page));
}

async function publishNew(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.click(button(page, 'Publish'));
  await said(page, 'Post published successfully');
}

async function insertPicture(hands: Hands, name: string): Promise<void> {
  const { page } = hands;
  await hands.type('/pic');
  await page.getByRole('option', { name: 'Picture', selected: true }).waitFor();
  await hands.choose(name, () => hands.press('Enter'));
  await page.getByLabel('What it shows').and(page.locator(':focus')).waitFor();
  await hands.words(`What ${name} shows`);
  await hands.press('Enter');
  await surface(page).locator('img[src]').last().waitFor();
}

const onePixel = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
