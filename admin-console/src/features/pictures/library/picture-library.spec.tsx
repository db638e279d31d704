import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHistoryGate } from '../../../shared/history-gate';
import { aPicture, aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { delayUploadsOf, sendUploads, stopUploadsAt, storeUploadsAs } from '../../../testing/fake-upload';
import { dropFile } from '../../../testing/give-file';
import { openConsole } from '../../../testing/open-console';

const megabyte = 1024 * 1024;
const summary = { pictures: 2, bytes: 3 * megabyte, quotaBytes: 5000 * megabyte, unusedPictures: 0, unusedBytes: 0 };

const withPictures = (...pictures: ReturnType<typeof aPicture>[]) => {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/contact', { body: [], total: 0 })
    .on('GET /api/admin/pictures', { body: pictures, total: pictures.length })
    .on('GET /api/admin/pictures/summary', { body: summary });
  for (const picture of pictures) {
    api
      .on(`GET /api/admin/pictures/${picture.id}`, { body: picture })
      .on(`GET /api/admin/pictures/${picture.id}/uses`, { body: [], total: 0 });
  }
  return api;
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('lists pictures with what they are, where they are shown and how much room they take', async () => {
  const api = withPictures(
    aPicture({ id: 4, name: 'office.jpg', posts: 2, profiles: ['ada'] }),
    aPicture({ id: 3, name: 'old.jpg', alt: '', earlierPosts: 1, bytes: 2.5 * megabyte }),
  );
  openConsole('/admin/pictures?use=unused&search=o');
  const items = within(await screen.findByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'office.jpg1600 × 900, 240 KBIn 2 posts and 1 profile',
    'old.jpg1600 × 900, 2.5 MBIn earlier versions onlyNo text',
  ]);
  expect(await screen.findByText('2 pictures, 3 MB of 5,000 MB')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  expect(api.callsTo('GET /api/admin/pictures?use=unused&search=o&limit=48&offset=0')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Not used' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'office.jpg' })).toHaveAttribute(
    'href',
    '/admin/pictures?use=unused&search=o&picture=4',
  );
});

it('says that a picture was uploaded, wherever in the list it belongs', async () => {
  withPictures(aPicture({ id: 4, name: 'office.jpg' }));
  storeUploadsAs(aPicture({ id: 5 }));
  openConsole('/admin/pictures?search=office');
  await screen.findByRole('link', { name: 'office.jpg' });
  const file = new File(['x'], 'plan.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Pictures to upload'), file);
  expect(await screen.findByText('Picture uploaded')).toBeInTheDocument();
});

it('takes files of elsewhere that are dropped, and none of a picture of its own', async () => {
  withPictures(aPicture({ id: 4, name: 'office.jpg' }));
  delayUploadsOf(aPicture({ id: 5 }));
  openConsole('/admin/pictures?picture=4');
  const picture = await (await dialog('office.jpg')).findByRole('img', { name: 'A house' });
  expect(picture).toHaveAttribute('draggable', 'false');
  const drop = (name: string) => dropFile(screen.getByRole('dialog', { name: 'office.jpg' }), name);
  fireEvent.dragStart(picture);
  drop('moved.png');
  // Where the picture has left the page meanwhile, nothing more is heard of it.
  drop('new.png');
  fireEvent.dragStart(picture);
  fireEvent.dragEnd(picture);
  drop('newer.png');
  const uploads = within(await screen.findByRole('list', { name: 'Uploading pictures', hidden: true }));
  const rows = uploads.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/^new.png/), expect.stringMatching(/^newer.png/)]);
});

it('opens a picture again as it is by then', async () => {
  const picture = aPicture({ id: 4, name: 'office.jpg', alt: 'An office' });
  const api = withPictures(picture);
  openConsole('/admin/pictures');
  await userEvent.click(await screen.findByRole('link', { name: 'office.jpg' }));
  await (await dialog('office.jpg')).findByLabelText(/Alternative text/);
  await userEvent.keyboard('{Escape}');
  const answer = api.hold('GET /api/admin/pictures/4');
  await userEvent.click(await screen.findByRole('link', { name: 'office.jpg' }));
  await screen.findByRole('dialog');
  expect(screen.queryByLabelText(/Alternative text/)).not.toBeInTheDocument();
  answer({ body: { ...picture, alt: 'Our office' } });
  expect(await screen.findByLabelText(/Alternative text/)).toHaveValue('Our office');
});

it('leads to the last page from one that has become empty', async () => {
  const all = withPictures(aPicture({ id: 4, name: 'office.jpg' }));
  all
    .on('GET /api/admin/pictures?limit=48&offset=48', { body: [], total: 48 })
    .on('GET /api/admin/pictures?use=all&limit=48&offset=48', { body: [], total: 48 });
  openConsole('/admin/pictures?page=2');
  expect(await screen.findByRole('link', { name: 'office.jpg' })).toBeInTheDocument();
  expect(new URLSearchParams(window.location.search).get('page')).not.toBe('2');
});

it('saves the text and the focus point, keeps them when that fails, and asks before they are lost', async () => {
  const api = withPictures(aPicture({ id: 4, name: 'office.jpg', alt: 'Desk' }));
  openConsole('/admin/pictures?picture=4');
  const picture = await dialog('office.jpg');
  await userEvent.type(await picture.findByRole('textbox', { name: 'Alternative text' }), ' and chair');
  fireEvent.change(picture.getByRole('slider', { name: 'Focus from the left' }), { target: { value: '20' } });
  expect(picture.queryByRole('button', { name: 'Replace everywhere' })).not.toBeInTheDocument();

  await userEvent.click(picture.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));

  const text = 'Alternative text must be at most 1000 characters';
  api.on('PATCH /api/admin/pictures/4', { status: 400, body: problem(400, text, { alt: text }) });
  await userEvent.click(picture.getByRole('button', { name: 'Save' }));
  expect(await picture.findByText(text)).toBeInTheDocument();

  api.on('PATCH /api/admin/pictures/4', { body: aPicture({ id: 4 }) });
  await userEvent.click(picture.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Name and height of the focus stay as they are: somebody else may have changed them meanwhile.
  expect(api.callsTo('PATCH /api/admin/pictures/4').at(-1)?.body).toEqual({ alt: 'Desk and chair', focusX: 20 });
});

it('asks before the way back leaves what is not saved', async () => {
  const removeHistoryGate = installHistoryGate();
  withPictures(aPicture({ id: 4, name: 'office.jpg', alt: 'Desk' }));
  openConsole('/admin/pictures');
  await userEvent.click(await screen.findByRole('link', { name: 'office.jpg' }));
  const text = await (await dialog('office.jpg')).findByRole('textbox', { name: 'Alternative text' });
  await userEvent.type(text, ' and chair');
  act(() => window.history.back());
  const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(text).toHaveValue('Desk and chair');
  await waitFor(() => expect(window.location.search).toBe('?picture=4'));
  removeHistoryGate();
});

it.each([
  ['saved', 'Save', 'PATCH', []],
  ['deleted', 'Delete', 'DELETE', ['Delete', 'Cancel']],
])(
  'leaves another picture open where the one that was %s was closed meanwhile',
  async (done, verb, method, question) => {
    const api = withPictures(aPicture({ id: 4, name: 'office.jpg' }), aPicture({ id: 3, name: 'old.jpg' }));
    const answer = api.hold(`${method} /api/admin/pictures/4`);
    openConsole('/admin/pictures?picture=4');
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    for (const name of [verb, ...question, 'Cancel']) await press(name);
    await userEvent.click(await screen.findByRole('link', { name: 'old.jpg' }));
    await dialog('old.jpg');
    expect(api.callsTo(method)).toHaveLength(1);
    answer({ body: aPicture({ id: 4, name: 'office.jpg' }) });
    expect(await screen.findByText(`Picture ${done}`)).toBeInTheDocument();
    await dialog('old.jpg');
    expect(window.location.search).toBe('?picture=3');
  },
);

it('names where a picture is used, and deletes only what is used nowhere', async () => {
  const api = withPictures(
    aPicture({ id: 4, name: 'used.jpg', posts: 1, profiles: ['grace'] }),
    aPicture({ id: 3, name: 'old.jpg', earlierPosts: 2 }),
  ).on('GET /api/admin/pictures/4/uses', {
    body: [
      { id: 7, title: 'Two pens', status: 'draft', isCurrent: true },
      { id: 8, title: 'One pen', status: 'published', isCurrent: false },
    ],
    total: 2,
  });
  openConsole('/admin/pictures?picture=4');
  const used = await dialog('used.jpg');
  expect(await used.findByRole('link', { name: 'Two pens' })).toHaveAttribute('href', '/admin/posts/7/edit');
  expect(used.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Two pensDraft',
    'One penEarlier version',
    'Profile of grace',
  ]);
  expect(used.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await userEvent.click(used.getByRole('button', { name: 'Cancel' }));

  await userEvent.click(await screen.findByRole('link', { name: 'old.jpg' }));
  await userEvent.click(await (await dialog('old.jpg')).findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
  expect(question.getByText(/Earlier versions of 2 posts show it/)).toBeInTheDocument();
  const refusal = 'This picture is used in “Three pens”. Nothing was deleted.';
  api.on('DELETE /api/admin/pictures/3', { status: 409, body: problem(409, refusal) });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
});

it('goes on at the pictures once one is deleted', async () => {
  const [first, second] = [aPicture({ id: 4, name: 'office.jpg' }), aPicture({ id: 3, name: 'old.jpg' })];
  const api = withPictures(first, second).on('DELETE /api/admin/pictures/4', { status: 204 });
  openConsole('/admin/pictures');
  await userEvent.click(await screen.findByRole('link', { name: 'office.jpg' }));
  await userEvent.click(await (await dialog('office.jpg')).findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this picture?' }));
  const answerList = api.hold('GET /api/admin/pictures');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'office.jpg' })).toHaveFocus());
  answerList({ body: [second], total: 1 });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pictures' })).toHaveFocus());
});

it('offers to delete what has been used nowhere for 30 days, and names the number', async () => {
  const api = withPictures(aPicture())
    .on('GET /api/admin/pictures/summary', { body: { ...summary, unusedPictures: 12, unusedBytes: 3 * megabyte } })
    .on('POST /api/admin/pictures/delete-unused', { body: { pictures: 12, bytes: 3 * megabyte } });
  openConsole('/admin/pictures');
  const offer = '12 pictures (3 MB) have been used nowhere for 30 days, not even in an earlier version of a post.';
  expect(await screen.findByText(offer)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete 12 pictures' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 12 pictures?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete 12 pictures' }));
  expect(await screen.findByText('12 pictures deleted, 3 MB freed')).toBeInTheDocument();
  expect(api.callsTo('POST /api/admin/pictures/delete-unused')[0]?.body).toEqual({ pictures: 12 });
});

/** Sends a file to stand in a picture's place. */
async function replaceEverywhere() {
  withPictures(aPicture({ id: 4, name: 'office.jpg' }));
  openConsole('/admin/pictures?picture=4');
  const file = new File(['x'], 'plan.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Picture in its place'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  return within(screen.getByRole('alertdialog'));
}

it.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('ends a replacement that is being sent, by %s', async (_way, end) => {
  const aborted = stopUploadsAt(40);
  const question = await replaceEverywhere();
  await question.findByRole('button', { name: 'Replacing (40 %)' });
  await end();
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Replace everywhere' }));
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

it('does not end a replacement of which all is sent, but lets its dialog be closed', async () => {
  const { aborted } = sendUploads();
  const question = await replaceEverywhere();
  await question.findByText(/^The file is sent, and we are waiting for the server/);
  expect(question.getByRole('button', { name: 'Waiting for the server...' })).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Replace everywhere' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(aborted).not.toHaveBeenCalled();
});

it('reads the pictures again where a replacement may be done, since no answer came', async () => {
  const { lose } = sendUploads();
  const question = await replaceEverywhere();
  await question.findByText(/^The file is sent/);
  const api = withPictures(aPicture({ id: 5, name: 'plan.png' }));
  lose();
  expect(await screen.findByText('No answer came: the picture may have been replaced')).toBeInTheDocument();
  await waitFor(() => expect(api.callsTo('GET /api/admin/pictures').length).toBeGreaterThan(0));
});
