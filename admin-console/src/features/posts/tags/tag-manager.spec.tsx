import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TagSummary } from '@site/api-client/tags';
import { aSession, aTag } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const pumps = aTag('pumps', { published: 3, drafts: 2, unpublishedChanges: 1 });
const valves = aTag('Valves', { published: 1 });

const withTags = (...tags: TagSummary[]) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/contact', { body: [], total: 0 })
    .on('GET /api/admin/posts/tags', { body: tags, total: tags.length });

async function open(...tags: TagSummary[]) {
  const api = withTags(...tags);
  openConsole('/admin/posts/tags');
  await screen.findByRole('table');
  return api;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typeName = async (name: string) => {
  const field = within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'New name' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

it('lists tags with the number of their posts, found by a search that stands in the address', async () => {
  const api = withTags(pumps, valves);
  openConsole('/admin/posts/tags?search=v&page=2');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([[], ['pumps', '3', '2, and 1 in unpublished changes'], ['Valves', '1', '0']]);
  expect(screen.getByRole('link', { name: 'pumps' })).toHaveAttribute('href', '/admin/posts?tag=pumps');
  expect(api.callsTo('GET /api/admin/posts/tags?search=v&limit=100&offset=100')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'a');
  await waitFor(() => expect(api.callsTo('GET /api/admin/posts/tags?search=va&limit=100&offset=0')).toHaveLength(1));
  expect(window.location.search).toBe('?search=va');
});

it('says that there are none, that a search finds none, and that they could not be fetched', async () => {
  const api = withTags();
  const close = openConsole('/admin/posts/tags');
  expect(await screen.findByText('Add the first one in the editor of a post.')).toBeInTheDocument();
  close();
  const closeSearch = openConsole('/admin/posts/tags?search=x');
  expect(await screen.findByText('Try another search.')).toBeInTheDocument();
  closeSearch();
  api.on('GET /api/admin/posts/tags', { status: 500, body: problem(500, 'Oh') });
  openConsole('/admin/posts/tags?search=y');
  expect(await screen.findByText('Failed to fetch tags')).toBeInTheDocument();
});

it('renames a tag, says what that changes, and goes on at the tag in its place', async () => {
  const api = await open(pumps, valves);
  await press('Rename pumps');
  const dialog = await screen.findByRole('dialog', { name: 'Rename “pumps”' });
  expect(dialog).toHaveAccessibleDescription(
    'Readers see the new name at once. It changes in 3 published posts, 2 drafts and the unpublished changes of 1 post, and links to the page of “pumps” lead to the page of the new name.',
  );
  api
    .on('PUT /api/admin/posts/tags', { body: { posts: 6 } })
    .on('GET /api/admin/posts/tags', { body: [aTag('Zebra'), valves], total: 2 });
  await typeName('Zebra');
  expect(await screen.findByText('Renamed in 6 posts')).toBeInTheDocument();
  expect(api.callsTo('PUT /api/admin/posts/tags')[0]?.body).toEqual({ name: 'pumps', newName: 'Zebra' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Zebra' })).toHaveFocus());
});

it('asks before two tags become one, with the number of posts', async () => {
  const api = await open(pumps, valves);
  const message = 'There is a tag “Valves” already.';
  api.on('PUT /api/admin/posts/tags', {
    ...{ status: 409, body: { ...problem(409, message, { newName: message }), existing: valves } },
  });
  await press('Rename pumps');
  await typeName('Valves');
  const question = await screen.findByRole('alertdialog', { name: 'Merge 6 posts into “Valves”?' });
  expect(question).toHaveAccessibleDescription(
    /^“Valves” is there already, in 1 published post\. It takes the place of/,
  );
  api.on('PUT /api/admin/posts/tags', { body: { posts: 6 } });
  await userEvent.click(within(question).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged in 6 posts')).toBeInTheDocument();
  expect(api.callsTo('PUT /api/admin/posts/tags').map(({ body }) => body)).toEqual([
    { name: 'pumps', newName: 'Valves' },
    { name: 'pumps', newName: 'Valves', merge: true },
  ]);
});

it('shows what is wrong with a new name beside it, and what failed otherwise', async () => {
  const api = await open(pumps);
  const message = 'New name is required';
  api.on('PUT /api/admin/posts/tags', { status: 400, body: problem(400, message, { newName: message }) });
  await press('Rename pumps');
  const field = await screen.findByRole('combobox', { name: 'New name' });
  await userEvent.clear(field);
  await press('Rename');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field).toHaveFocus();
  const gone = 'No post has this tag anymore.';
  api.on('PUT /api/admin/posts/tags', { status: 404, body: problem(404, gone) });
  await typeName('Zebra');
  expect(await screen.findByText(gone)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Rename pumps' })).toHaveFocus();
});

it('removes a tag from all posts after a question, and nothing when it is cancelled', async () => {
  const api = await open(valves);
  await press('Remove Valves');
  const question = await screen.findByRole('alertdialog', { name: 'Remove “Valves” from 1 post?' });
  expect(question).toHaveAccessibleDescription(
    'It is taken out of 1 published post, which stays as it is otherwise. Readers no longer find it by this tag, and the page of the tag shows no posts. Each post gets a new version in its history.',
  );
  await press('Cancel');
  expect(api.callsTo('DELETE /api/admin/posts/tags')).toHaveLength(0);
  api
    .on('DELETE /api/admin/posts/tags', { body: { posts: 1 } })
    .on('GET /api/admin/posts/tags', { body: [], total: 0 });
  await press('Remove Valves');
  await press('Remove');
  expect(await screen.findByText('Removed in 1 post')).toBeInTheDocument();
  expect(api.callsTo('DELETE /api/admin/posts/tags?name=Valves')).toHaveLength(1);
  expect(await screen.findByText('No tags found', { selector: '[role=status]' })).toBeInTheDocument();
});

it('leaves another dialog open where the one that renamed was cancelled meanwhile', async () => {
  const api = await open(pumps, valves);
  const answer = api.hold('PUT /api/admin/posts/tags');
  await press('Rename pumps');
  await typeName('Zebra');
  await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/tags')).toHaveLength(1));
  await press('Cancel');
  await press('Rename Valves');
  answer({ body: { posts: 6 } });
  expect(await screen.findByText('Renamed in 6 posts')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Rename “Valves”' })).toBeInTheDocument();
});
