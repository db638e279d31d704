import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { openEditor, saveByKey, typeContent, withPost } from '../../../testing/edited-post';
import { aPost } from '../../../testing/factories';

afterEach(() => window.localStorage.clear());

describe('a save that is answered only once its editor was left', () => {
  const isOnPictures = () => screen.findByRole('heading', { level: 1, name: 'Pictures' });

  it('leaves the person where they have gone', async () => {
    const api = withPost();
    await openEditor();
    const answer = api.hold('PUT /api/admin/posts/7');
    await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Pictures' }));
    await isOnPictures();
    answer({ body: aPost({ version: 4 }) });
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/pictures');
  });

  it('leaves them there also where it was the first of a new post', async () => {
    const api = withPost();
    const answer = api.hold('POST /api/admin/posts');
    await openEditor('/admin/posts/new');
    await userEvent.type(screen.getByLabelText('Title'), 'Two pens');
    await typeContent('First text.');
    saveByKey();
    await waitFor(() => expect(api.callsTo('POST /api/admin/posts')).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Pictures' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /leave/i }));
    await isOnPictures();
    answer({ status: 201, body: aPost() });
    expect(await screen.findByText('Post created successfully')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/pictures');
  });
});

describe('a save that is answered while the code of the next screen is on its way', () => {
  let loadUsers: () => void;
  beforeEach(() => {
    const code = new Promise<void>((resolve) => (loadUsers = resolve));
    jest.doMock('../../../pages/users.page', () => ({ UsersPage: () => use(code) ?? <h1>Users</h1> }));
  });
  const goToUsers = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    expect(window.location.pathname).toBe('/admin/users');
    expect(screen.getByLabelText('Title')).toBeInTheDocument();
  };

  it('leads nowhere else', async () => {
    const api = withPost();
    await openEditor();
    const answer = api.hold('PUT /api/admin/posts/7');
    await userEvent.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(api.callsTo('PUT /api/admin/posts/7')).toHaveLength(1));
    await goToUsers();
    answer({ body: aPost({ version: 4 }) });
    expect(await screen.findByText('Post updated successfully')).toBeInTheDocument();
    loadUsers();
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/users');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
