import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, saveByKey, withPost } from '../../../testing/edited-post';
import { aPost, aUser } from '../../../testing/factories';
import { problem } from '../../../testing/fake-api';

const users = [aUser({ id: 'grace', username: 'grace', firstName: 'Grace', lastName: 'Hopper' }), aUser()];
const withUsers = (post = aPost()) => withPost(post).on('GET /api/admin/users', { body: users, total: 2 });
const field = () => screen.findByRole('combobox', { name: 'Author' });
const choose = async (name: string) => {
  await userEvent.click(await field());
  await userEvent.click(await screen.findByRole('option', { name }));
};

it('shows who wrote a post, and saves whom somebody chooses', async () => {
  const api = withUsers().on('PUT /api/admin/posts/7', { body: aPost({ authorId: 'grace', version: 4 }) });
  await openEditor();
  expect(await field()).toHaveTextContent('Ada Lovelace');
  await choose('Grace Hopper');
  expect(await field()).toHaveTextContent('Grace Hopper');
  saveByKey();
  expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
  expect(api.callsTo('PUT /api/admin/posts/7')[0]?.body).toMatchObject({ authorId: 'grace' });
});

it('is whoever writes a new post', async () => {
  withUsers();
  await openEditor('/admin/posts/new');
  expect(await field()).toHaveTextContent('Ada Lovelace');
});

it('shows why an author can’t be one, and says so when authors could not be read', async () => {
  const message = 'This author’s account no longer exists. Choose another one.';
  const api = withUsers().on('PUT /api/admin/posts/7', {
    ...{ status: 400, body: problem(400, message, { authorId: message }) },
  });
  const close = await openEditor();
  await choose('Grace Hopper');
  saveByKey();
  const refused = await field();
  await waitFor(() => expect(refused).toHaveAccessibleDescription(expect.stringContaining(message)));
  close();
  api.on('GET /api/admin/users', { status: 500, body: problem(500, 'Oh') });
  await openEditor();
  expect(await screen.findByText('Authors could not be loaded')).toBeInTheDocument();
});

it('shows the author of unpublished changes', async () => {
  const draft = {
    ...aPost({ status: 'published', authorId: 'grace' }),
    version: 3,
    tag: 't',
    failure: null,
    savedById: 'grace',
  };
  withUsers(aPost({ status: 'published', draft: { ...draft, savedAt: '2026-03-03T09:00:00Z', savedBy: 'Grace' } }));
  await openEditor();
  expect(await field()).toHaveTextContent('Grace Hopper');
});
