import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aUser } from '../../../testing/factories';
import { openConsole } from '../../../testing/open-console';
import { cardOf, lastRequest, withPosts } from '../../../testing/post-lists';

const draft = aPost({ id: 1, title: 'A draft' });

describe('a row', () => {
  const busy = aPost({
    ...{ id: 4, title: 'Busy', summary: 'All of it.', type: 'demo', status: 'published', tags: ['a', 'b', 'c', 'd'] },
    ...{ publishedAt: '2026-03-03T09:00:00.000Z', authorId: 'max' },
  });
  const withAuthor = () =>
    withPosts(busy).on('GET /api/admin/users', {
      body: [aUser(), aUser({ id: 'max', username: 'max', firstName: 'Max', lastName: 'Frei' })],
    });

  it.each(['Compact', 'Comfortable'])('shows in %s all that a post is known by, and its author', async (density) => {
    withAuthor();
    openConsole('/admin/posts');
    await userEvent.click(await screen.findByRole('button', { name: density }));
    const row = await cardOf('Busy');
    for (const text of ['Demo', 'Published', 'a', 'b', 'c', 'All of it.']) row.getByText(text);
    for (const text of [/^Created .*26/, /^Updated .*26/, /^Published .*26/]) row.getByText(text);
    expect(row.queryByText('d')).not.toBeInTheDocument();
    expect(await row.findByText('Max Frei')).toBeInTheDocument();
    for (const name of ['View', 'Edit']) row.getByRole('link', { name, description: 'Busy' });
    for (const name of ['Duplicate', 'Delete']) row.getByRole('button', { name, description: 'Busy' });
    expect(row.getByRole('link', { name: 'Busy' })).toHaveAttribute('href', '/admin/posts/4/edit');
    expect(row.getByRole('link', { name: 'b' })).toHaveAttribute('href', '/admin/posts?tag=b');
  });

  it('says what is not published yet, and lists such posts alone when asked', async () => {
    const changed = (id: number, title: string, publishAt: string | null) => ({
      ...aPost({ id, title, status: 'published' }),
      unpublishedChanges: { publishAt, failure: null },
    });
    const api = withPosts(changed(5, 'Changed', null), changed(6, 'Planned', '2999-05-01T09:00:00.000Z'));
    openConsole('/admin/posts');
    (await cardOf('Changed')).getByText('Unpublished changes');
    (await cardOf('Planned')).getByText(/^Unpublished changes for .*2999/);
    await userEvent.click(screen.getByLabelText('Unpublished changes only'));
    await waitFor(() => expect(lastRequest(api)).toContain('unpublishedChanges=true'));
  });

  it('begins a draft with the text of a post, once, and opens it', async () => {
    const copy = aPost({ id: 9, title: 'A draft (copy)', slug: 'a-draft-2' });
    const api = withPosts(draft).on('GET /api/admin/posts/9', { body: copy });
    const answer = api.hold('POST /api/admin/posts/1/duplicate');
    openConsole('/admin/posts');
    const duplicate = (await cardOf('A draft')).getByRole('button', { name: 'Duplicate' });
    await userEvent.click(duplicate);
    await userEvent.click(duplicate);
    answer({ status: 201, body: copy });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/posts/9/edit'));
    expect(await screen.findByDisplayValue('A draft (copy)')).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/posts/1/duplicate')).toHaveLength(1);
  });

  it('does not open the copy once the person has gone elsewhere', async () => {
    const api = withPosts(draft);
    const answer = api.hold('POST /api/admin/posts/1/duplicate');
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(api.callsTo('POST /api/admin/posts/1/duplicate')).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Pictures' }));
    await screen.findByRole('heading', { level: 1, name: 'Pictures' });
    const push = jest.spyOn(window.history, 'pushState');
    answer({ status: 201, body: aPost({ id: 9 }) });
    await userEvent.click(screen.getByRole('link', { name: 'Posts' }));
    await cardOf('A draft');
    expect(push.mock.calls.map(([, , address]) => address)).toEqual(['/admin/posts']);
    push.mockRestore();
  });

  it.each([
    ['Publish', 'published', 'PATCH /api/admin/posts/1/publish'],
    ['Delete', 'deleted', 'DELETE /api/admin/posts/1'],
    ['Duplicate', 'duplicated', 'POST /api/admin/posts/1/duplicate'],
  ])('is read again when a %s has no answer', async (name, done, call) => {
    const api = withPosts(draft).on(call, { status: 504 });
    openConsole('/admin/posts');
    const row = await cardOf('A draft');
    api.on('GET /api/admin/posts', { body: [aPost({ id: 2, title: 'As it stands' })], total: 1 });
    await userEvent.click(row.getByRole('button', { name }));
    if (name === 'Delete') await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(`No answer came: the post may have been ${done}. Reload the page to be sure.`);
    expect(await screen.findByRole('heading', { name: 'As it stands' })).toBeInTheDocument();
  });

  it('is compact until this browser is told otherwise', async () => {
    window.localStorage.removeItem('console.posts-density');
    withAuthor();
    const close = openConsole('/admin/posts');
    expect(await screen.findByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Comfortable' }));
    close();
    openConsole('/admin/posts');
    expect(await screen.findByRole('button', { name: 'Comfortable' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is asked for by tag, author and schedule', async () => {
    const api = withAuthor();
    openConsole('/admin/posts?author=max');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Scheduled only' }));
    const tag = screen.getByLabelText('Filter by tag');
    await userEvent.type(tag, 'lea');
    // An input method ends a word with it.
    fireEvent.keyDown(tag, { key: 'Enter', keyCode: 229 });
    expect(window.location.search).not.toContain('tag');
    await userEvent.type(tag, 'ds{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?author=max&tag=leads&scheduled=true'));
    await waitFor(() => {
      const asked = new URL(String(lastRequest(api)), window.location.origin).searchParams;
      expect([asked.get('tag'), asked.get('authorId'), asked.get('scheduled')]).toEqual(['leads', 'max', 'true']);
    });
    expect(screen.getByLabelText('Filter by author')).toHaveTextContent('Max Frei');
  });

  it('is without scheduled posts where the dashboard has counted so, which is seen and can be taken back', async () => {
    const api = withAuthor();
    openConsole('/admin/posts?status=draft&author=max&scheduled=false');
    const box = await screen.findByRole('checkbox', { name: 'Without scheduled' });
    expect(box).toBeChecked();
    expect(lastRequest(api)).toContain('scheduled=false');
    await userEvent.click(box);
    await waitFor(() => expect(lastRequest(api)).not.toContain('scheduled'));
    expect(window.location.search).toBe('?status=draft&author=max');
    expect(box).toHaveFocus();
    expect(box).not.toBeChecked();
  });

  it.each([
    ['draftsOf=max', 'Drafts of Max Frei only'],
    ['failed=false', 'Without failed publications'],
  ])('is narrowed by %s where the dashboard leads to it, which is seen and can be taken back', async (filter, name) => {
    const api = withAuthor();
    openConsole(`/admin/posts?${filter}`);
    const box = await screen.findByRole('checkbox', { name });
    expect(box).toBeChecked();
    expect(lastRequest(api)).toContain(filter);
    await userEvent.click(box);
    await waitFor(() => expect(lastRequest(api)).not.toContain(filter));
    expect(window.location.search).toBe('');
    expect(box).toHaveFocus();
    expect(box).not.toBeChecked();
  });

  it('is of failed publications where the dashboard leads to them, which is seen and can be taken back', async () => {
    const api = withAuthor();
    openConsole('/admin/posts?failed=true');
    const box = await screen.findByRole('checkbox', { name: 'Failed publications only' });
    expect(box).toBeChecked();
    expect(lastRequest(api)).toContain('failed=true');
    await userEvent.click(box);
    await waitFor(() => expect(lastRequest(api)).not.toContain('failed'));
    expect(window.location.search).toBe('');
    expect(box).toHaveFocus();
  });
});

it('shows what others have saved whenever it is opened', async () => {
  const api = withPosts(draft).on('GET /api/admin/contact', { body: [], total: 0 });
  openConsole('/admin/posts');
  await cardOf('A draft');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  api.on('GET /api/admin/posts', { body: [aPost({ id: 1, title: 'By somebody else' })], total: 1 });
  await userEvent.click(screen.getByRole('link', { name: 'Posts' }));
  expect(await screen.findByRole('heading', { name: 'By somebody else' })).toBeInTheDocument();
});

describe('the way back from the editor', () => {
  const open = async () => {
    const api = withPosts(draft)
      .on('GET /api/admin/posts/1', { body: draft })
      .on('PUT /api/admin/posts/1', { body: { ...draft, version: 4 } });
    openConsole('/admin/posts?status=draft&page=2');
    api.on('GET /api/admin/posts', { body: [draft], total: 101 });
    await userEvent.click(await screen.findByRole('link', { name: 'A draft' }));
    await screen.findByRole('button', { name: 'Update Post' });
    expect(window.location.pathname).toBe('/admin/posts/1/edit');
  };
  const backInList = async () => {
    await cardOf('A draft');
    expect(window.location.pathname + window.location.search).toBe('/admin/posts?status=draft&page=2');
  };

  it.each([
    ['button', 'Update Post'],
    ['button', 'Cancel'],
    ['link', 'Back to Posts'],
  ])('by the %s %s leads to the filters and the page that one came from', async (role, name) => {
    await open();
    await userEvent.click(screen.getByRole(role, { name }));
    await backInList();
  });
});
