import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditablePost } from '@site/api-client/admin';
import { saveByKey } from '../../../testing/edited-post';
import { aPost, aRevision, aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const first = { content: 'First line.\n\nMiddle.\n\nLast line.' };

const grace = { savedBy: 'Grace Hopper', savedById: 'grace' };
const ofAnother = 'Somebody else saved this post';

const staleAgainst = (current: EditablePost) => ({
  status: 409,
  body: { ...problem(409, 'This post was changed by someone else after you opened it.'), current },
});

/** Opens version 3 of a post, writes `mine` over its content, and meets version 8 on saving. */
async function meet(theirs: Partial<EditablePost>, mine: string, savedBy = grace, title = ofAnother) {
  const stored = aPost({ ...first, version: 8, ...theirs });
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('GET /api/admin/posts/7', { body: aPost(first) })
    .on('GET /api/admin/posts/7/revisions', {
      body: [aRevision({ number: 8, ...savedBy })],
      total: 2,
    })
    .on('GET /api/admin/posts/7/revisions/3', { body: aRevision(first) })
    .on('PUT /api/admin/posts/7', staleAgainst(stored));
  openConsole('/admin/posts/7/edit');
  const content = await screen.findByLabelText('Content');
  await userEvent.clear(content);
  await userEvent.type(content, mine);
  await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('button', { name: 'Save the result' });
  api.on('PUT /api/admin/posts/7', { body: aPost({ version: 9 }) });
  return { api, dialog };
}

const lastSave = (api: FakeApi) => api.callsTo('PUT /api/admin/posts/7').at(-1);

afterEach(() => window.localStorage.clear());

it('says who saved, and that nothing is lost', async () => {
  await meet({ title: 'Theirs' }, 'Mine.');
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Grace Hopper saved it on .*Nothing is lost/),
  );
});

describe('a save of the same person in another window', () => {
  const own = { savedBy: 'Ada Lovelace', savedById: 'ada' };
  const title = 'You saved this post in another window';

  it('is called so, and its text that of the other window', async () => {
    const { dialog } = await meet({ content: 'Other text.' }, 'Text here.', own, title);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^You saved it on .*both windows changed the same/);
    expect(dialog.getByText(/^Both windows changed one place/)).toBeInTheDocument();
    const place = within(dialog.getByRole('group', { name: 'Both windows changed this' }));
    await userEvent.click(place.getByLabelText('Take the text of this window'));
    expect(place.getByLabelText('Take the text of the other window')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Load the version of the other window' }));
    expect(screen.getByLabelText('Content')).toHaveValue('Other text.');
  });

  it('is told from one of somebody who has the same name', async () => {
    await meet({ content: 'Theirs.' }, 'Mine.', { ...own, savedById: 'other-ada' });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Ada Lovelace saved it on/);
  });
});

it('merges what was typed until it opened', async () => {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts/7', { body: aPost(first) })
    .on('GET /api/admin/posts/7/revisions/3', { body: aRevision(first) })
    .on('PUT /api/admin/posts/7', staleAgainst(aPost({ ...first, version: 8, title: 'Their title' })));
  const answerRevisions = api.hold('GET /api/admin/posts/7/revisions');
  openConsole('/admin/posts/7/edit');
  const content = await screen.findByLabelText('Content');
  await userEvent.type(content, ' One.');
  saveByKey();
  await waitFor(() => expect(api.callsTo('GET /api/admin/posts/7/revisions')).toHaveLength(1));
  await userEvent.type(content, ' Two.');
  answerRevisions({ body: [aRevision({ number: 8, ...grace })], total: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the result' }));
  await waitFor(() => expect(lastSave(api)?.body).toMatchObject({ content: `${first.content} One. Two.` }));
});

it('brings together what does not collide, and saves it on their version', async () => {
  const { api, dialog } = await meet(
    { title: 'Their title', content: 'First line.\n\nMiddle.\n\nTheir last line.' },
    'My first line.{Enter}{Enter}Middle.{Enter}{Enter}Last line.',
  );
  expect(dialog.getByText('The changes don’t overlap. The result has both.')).toBeInTheDocument();
  expect(lastSave(api)?.body).toMatchObject({ title: 'Two pens' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));

  expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  expect(lastSave(api)?.headers.get('If-Match')).toBe('"8"');
  expect(lastSave(api)?.body).toMatchObject({
    title: 'Their title',
    content: 'My first line.\n\nMiddle.\n\nTheir last line.',
  });
});

it('saves nothing before each collision is decided, and then what was chosen', async () => {
  const { api, dialog } = await meet(
    { content: 'Their line.\n\nMiddle.\n\nTheir end.' },
    'My line.{Enter}{Enter}Middle.{Enter}{Enter}My end.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You still need to choose in 2 places.');
  expect(api.callsTo('PUT /api/admin/posts')).toHaveLength(1);

  const place = (name: string) => within(dialog.getByRole('group', { name }));
  expect(place('Place 1 of 2').getByLabelText('Take yours')).toHaveFocus();
  await userEvent.click(place('Place 1 of 2').getByLabelText('Take both, theirs first'));
  await userEvent.click(place('Place 2 of 2').getByLabelText('Write new text'));
  const own = place('Place 2 of 2').getByLabelText('Your new text');
  expect(own).toHaveValue('My end.');
  await userEvent.clear(own);
  await userEvent.type(own, 'Our end.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));

  expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  expect(lastSave(api)?.body).toMatchObject({ content: 'Their line.\nMy line.\n\nMiddle.\n\nOur end.' });
});

describe('a third save', () => {
  const newest = aPost({ ...first, title: 'Newest title', version: 10 });

  it('is not overwritten by Ctrl+S in the dialog, which settles the second', async () => {
    const { api, dialog } = await meet({ title: 'Their title' }, 'Mine.');
    api.on('PUT /api/admin/posts/7', staleAgainst(newest));
    expect(saveByKey()).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));
    expect(await screen.findByText('Newest title')).toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/posts').map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"8"']);
  });

  it('found before the dialog is open is merged with what was typed until then', async () => {
    const { api, dialog } = await meet({ title: 'Their title' }, 'Mine.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    const showSaver = api.hold('GET /api/admin/posts/7/revisions');
    for (const current of [aPost({ ...first, version: 9 }), newest]) {
      const refuse = api.hold('PUT /api/admin/posts/7');
      await userEvent.type(screen.getByLabelText('Content'), ' More.');
      saveByKey();
      const busy = await screen.findByRole('button', { name: 'Saving...' });
      refuse(staleAgainst(current));
      await waitFor(() => expect(busy).toHaveAccessibleName('Update Post'));
    }
    showSaver({ body: [aRevision({ number: 10, ...grace })], total: 3 });
    expect(await screen.findByText('Newest title')).toBeInTheDocument();
    api.on('PUT /api/admin/posts/7', { body: aPost({ version: 11 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Save the result' }));
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(lastSave(api)?.headers.get('If-Match')).toBe('"10"');
    expect(lastSave(api)?.body).toMatchObject({ title: 'Newest title', content: 'Mine. More. More.' });
  });
});

it('leaves the result in the editor when it can’t be saved', async () => {
  const { api, dialog } = await meet({ title: 'Their title' }, 'Mine.');
  api.on('PUT /api/admin/posts/7', { status: 500 });
  await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));
  expect(await screen.findByText('Failed to update post')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Their title');
  expect(screen.getByLabelText('Content')).toHaveValue('Mine.');
});

it('can be taken as they left it', async () => {
  const { dialog } = await meet({ content: 'Their text.' }, 'Mine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Load their version' }));
  expect(screen.getByLabelText('Content')).toHaveValue('Their text.');
});

it('goes back to the own text, still unsaved', async () => {
  const { api, dialog } = await meet({ content: 'Their text.' }, 'Mine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Content')).toHaveValue('Mine.');
  expect(api.callsTo('PUT /api/admin/posts')).toHaveLength(1);
});
