import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aRevision, aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const revisions = [
  aRevision({ number: 3, savedBy: 'Grace Hopper', changed: ['content'], content: 'A blue door.', status: 'published' }),
  aRevision({ number: 2, savedBy: null, changed: ['status'], content: 'A red door.', status: 'published' }),
  aRevision({ number: 1, content: 'A red door.' }),
];

function signedIn(status: 'draft' | 'published' = 'draft') {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts/7', { body: aPost({ content: 'A blue door.', status }) })
    .on('POST /api/admin/content-preview', { body: { html: '<p>A red door.</p>', words: 3, readingMinutes: 1 } })
    .on('GET /api/admin/posts/7/revisions', { body: revisions, total: 3 });
  for (const revision of revisions) api.on(`GET /api/admin/posts/7/revisions/${revision.number}`, { body: revision });
  return api;
}

async function openHistory() {
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  await dialog.findByRole('heading', { name: 'Revision 3' });
  return dialog;
}

const restore = async (number: number, dialog: ReturnType<typeof within>) => {
  await userEvent.click(dialog.getByRole('button', { name: /Ada Lovelace/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore this text' }));
  const question = await screen.findByRole('alertdialog', { name: `Restore revision ${number}?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
};

afterEach(() => window.localStorage.clear());

it('lists who saved and what, and shows what came and went', async () => {
  signedIn();
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Now.*Grace Hopper.*Content/),
    expect.stringMatching(/Published on schedule.*Status/),
    expect.stringMatching(/Ada Lovelace.*First version/),
  ]);
  expect(await dialog.findByRole('deletion')).toHaveTextContent('[removed: red]');
  expect(dialog.getByRole('insertion')).toHaveTextContent('[added: blue]');
  expect(dialog.queryByRole('button', { name: 'Restore this text' })).not.toBeInTheDocument();
});

it('compares a revision with what stands now', async () => {
  signedIn();
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  await userEvent.click(dialog.getByRole('button', { name: /Published on schedule/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'What this save changed' }));
  expect(await dialog.findByRole('heading', { name: 'Status' })).toBeInTheDocument();
  expect(dialog.queryByRole('heading', { name: 'Content' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'What changed since' }));
  expect(await dialog.findByRole('heading', { name: 'Content' })).toBeInTheDocument();
});

it('opens an old version whole, as its page would show it', async () => {
  const api = signedIn();
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  await userEvent.click(dialog.getByRole('button', { name: /Ada Lovelace/ }));
  const page = within(await dialog.findByRole('region', { name: 'Text of revision 1' }));
  expect(page.getByText('Two pens')).toBeInTheDocument();
  expect(await page.findByText('A red door.')).toBeInTheDocument();
  expect(api.callsTo('POST /api/admin/content-preview').at(-1)?.body).toEqual({ content: 'A red door.' });
  expect(dialog.queryByRole('deletion')).not.toBeInTheDocument();
});

it('goes on comparing for whoever goes from one revision to the next', async () => {
  signedIn();
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  await userEvent.click(dialog.getByRole('button', { name: /Published on schedule/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'What changed since' }));
  await userEvent.click(dialog.getByRole('button', { name: /Ada Lovelace/ }));
  expect(await dialog.findByRole('heading', { name: 'Content' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'What changed since' })).toHaveAttribute('aria-pressed', 'true');
});

it('restores a revision of a draft at once', async () => {
  signedIn().on('POST /api/admin/posts/7/revisions/1/restore', { body: aPost({ content: 'A red door.', version: 4 }) });
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  await userEvent.click(dialog.getByRole('button', { name: /Ada Lovelace/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore this text' }));
  expect(await screen.findByText('Revision 1 restored')).toBeInTheDocument();
  expect(screen.getByLabelText('Content')).toHaveValue('A red door.');
});

it('restores a revision of what is live after a question, and goes on with its text', async () => {
  const restored = aPost({ content: 'A red door.', status: 'published', version: 4 });
  const api = signedIn('published').on('POST /api/admin/posts/7/revisions/1/restore', { body: restored });
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  await restore(1, dialog);

  expect(await screen.findByText('Revision 1 restored')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Content')).toHaveValue('A red door.');
  expect(api.callsTo('POST /api/admin/posts/7/revisions')[0]?.headers.get('If-Match')).toBe('"3"');
});

it('does not go over what somebody saved meanwhile', async () => {
  const stale = { ...problem(409, 'Changed by someone else.'), current: aPost({ version: 5 }) };
  signedIn('published').on('POST /api/admin/posts/7/revisions/1/restore', { status: 409, body: stale });
  openConsole('/admin/posts/7/edit');
  await restore(1, await openHistory());
  expect(
    await screen.findByText('Somebody saved this post in the meantime. Open the history again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'History' })).toBeInTheDocument();
});

it('restores nothing over text that is not saved', async () => {
  signedIn();
  openConsole('/admin/posts/7/edit');
  await userEvent.type(await screen.findByLabelText('Content'), ' Mine.');
  const dialog = await openHistory();
  await userEvent.click(dialog.getByRole('button', { name: /Ada Lovelace/ }));
  expect(await dialog.findByText(/^Save your unsaved text first/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Restore this text' })).not.toBeInTheDocument();
});

it('merges the restored text with what is typed before it is there', async () => {
  const api = signedIn();
  const answer = api.hold('POST /api/admin/posts/7/revisions/1/restore');
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  await userEvent.click(dialog.getByRole('button', { name: /Ada Lovelace/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore this text' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Title'), '!');
  answer({ body: aPost({ content: 'A red door.', version: 4 }) });
  const merge = within(await screen.findByRole('dialog', { name: /saved this post/ }));
  await userEvent.click(await merge.findByRole('button', { name: 'Save the result' }));
  await waitFor(() =>
    expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({
      title: 'Two pens!',
      content: 'A red door.',
    }),
  );
});

it('merges into what is live without publishing a word that nobody has asked to save', async () => {
  const api = signedIn('published');
  const answer = api.hold('POST /api/admin/posts/7/revisions/1/restore');
  openConsole('/admin/posts/7/edit');
  await restore(1, await openHistory());
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.type(screen.getByLabelText('Title'), '!');
  answer({ body: aPost({ content: 'A red door.', status: 'published', version: 4 }) });
  const merge = within(await screen.findByRole('dialog', { name: /saved this post/ }));
  await userEvent.click(await merge.findByRole('button', { name: 'Save the result' }));
  await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue('A red door.'));
  expect(screen.getByLabelText('Title')).toHaveValue('Two pens!');
  expect(api.callsTo('PUT /api/admin/posts/7').filter(({ address }) => address === '/api/admin/posts/7')).toEqual([]);
});

it('offers to try again when the history can’t be read', async () => {
  const api = signedIn().on('GET /api/admin/posts/7/revisions', { status: 500 });
  openConsole('/admin/posts/7/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('Failed to fetch the history')).toBeInTheDocument();
  api.on('GET /api/admin/posts/7/revisions', { body: revisions, total: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Revision 3' })).toBeInTheDocument();
});

it('does not show the newest revisions again in place of older ones that can’t be read', async () => {
  const api = signedIn().on('GET /api/admin/posts/7/revisions', { body: revisions, total: 20 });
  openConsole('/admin/posts/7/edit');
  const dialog = await openHistory();
  api.on('GET /api/admin/posts/7/revisions', { status: 400 });
  await userEvent.click(dialog.getByRole('button', { name: 'Older' }));
  expect(await dialog.findByText('Failed to fetch the history')).toBeInTheDocument();
});
