import { button, card, checkbox, dashboard, inEditor, link, makePost, recent, said, surface, type Task } from './task';

/** In the list of posts, and in the editor. */
export const editorTasks: Task[] = [
  {
    name: 'plan a finished draft for Monday',
    prepare: async (opened) => {
      await makePost(opened, { title: 'Finished draft' });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(recent(page, 'Finished draft'));
      await hands.date(page.getByLabel(/Publish at/));
      await hands.click(button(page, 'Update Post'));
      await said(page, 'Post updated successfully');
    },
  },
  {
    name: 'publish three drafts',
    prepare: async (opened) => {
      for (const number of ['One', 'Two', 'Three']) await makePost(opened, { title: `${number} of three` });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(link(page, 'Posts'));
      for (const number of ['One', 'Two', 'Three']) await hands.click(checkbox(page, `${number} of three`));
      await hands.click(page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name: 'Publish' }));
      await hands.click(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
      await said(page, /3 posts published/);
    },
  },
  {
    name: 'delete two posts for good',
    prepare: async (opened) => {
      for (const number of ['First', 'Second']) await makePost(opened, { title: `${number} to go` });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(link(page, 'Posts'));
      for (const number of ['First', 'Second']) await hands.click(checkbox(page, `${number} to go`));
      await hands.click(page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }));
      await page.getByLabel('Type 2 to delete them').and(page.locator(':focus')).waitFor();
      await hands.press('2', 'Enter');
      await said(page, /2 posts deleted/);
    },
  },
  {
    name: 'begin a post as a copy of another',
    prepare: async (opened) => {
      await makePost(opened, { title: 'To be copied' });
      return dashboard;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(link(page, 'Posts'));
      await hands.click(card(page, 'To be copied').getByRole('button', { name: 'Duplicate' }));
      await page.waitForURL(/\/edit$/);
    },
  },
  {
    name: 'bring back the text of an earlier save of a draft (in the editor)',
    prepare: async (opened) => {
      const { id, version } = await makePost(opened, { title: 'Saved twice' });
      const post = await opened.call<Record<string, unknown>>('GET', `/api/admin/posts/${id}`);
      const { title, slug, type, status } = post;
      await opened.call('PUT', `/api/admin/posts/${id}`, { title, slug, type, status, content: `Worse ${version}.` });
      return `/admin/posts/${id}/edit`;
    },
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(button(page, 'History'));
      await hands.click(page.getByRole('button', { name: /First version/ }));
      await hands.click(button(page, 'Restore this text'));
      await said(page, 'Revision 1 restored');
    },
  },
  {
    name: 'copy a link that shows a draft to somebody without an account (in the editor)',
    prepare: (opened) => inEditor(opened, { title: 'To be shown' }),
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(button(page, 'Preview'));
      await hands.click(page.getByRole('dialog').getByRole('button', { name: /Copy/ }));
      await said(page, /Copied/);
    },
  },
  {
    name: 'link a word to another post (in the editor)',
    prepare: (opened) => inEditor(opened, { title: 'With a link', content: 'Somebody' }),
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.selectWord(surface(page), 'Somebody');
      await hands.press('Control+Shift+k');
      await page.getByLabel('Address').and(page.locator(':focus')).waitFor();
      await hands.words('map of a lead');
      await page.getByRole('button', { name: /The map of a lead/ }).waitFor();
      await hands.press('Enter');
      await surface(page).getByRole('link', { name: 'Somebody' }).waitFor();
    },
  },
  {
    name: 'say what a picture in the text shows (in the editor)',
    prepare: (opened) =>
      inEditor(opened, { title: 'With a picture', content: '<img src="/media/covers/map-of-a-lead.svg" alt="">' }),
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.selectPicture(surface(page), surface(page).locator('img[src]'));
      await hands.click(button(page, 'Text and caption'));
      await page.getByLabel('What it shows').and(page.locator(':focus')).waitFor();
      await hands.words('A map');
      await hands.press('Enter');
      await surface(page).locator('img[alt="A map"]').waitFor();
    },
  },
  {
    name: 'take a picture that is there as the cover (in the editor)',
    prepare: (opened) => inEditor(opened, { title: 'Without a cover' }),
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.click(button(page, 'Choose a picture'));
      await hands.click(page.getByRole('dialog').getByRole('listitem').getByRole('button').first());
      await page.getByRole('img', { name: 'Current cover' }).waitFor();
    },
  },
  {
    name: 'open a post by its title',
    prepare: async () => dashboard,
    carryOut: async (hands) => {
      const { page } = hands;
      await hands.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or jump to' }).and(page.locator(':focus')).waitFor();
      await hands.words('map of a lead');
      await page.getByRole('option', { name: /The map of a lead/, selected: true }).waitFor();
      await hands.press('Enter');
      await page.waitForURL(/\/edit$/);
    },
  },
];
