import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost, aSession } from '../../../testing/factories';
import { FakeApi } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';

const draft = aPost({ id: 1, title: 'A draft' });
const live = aPost({ id: 2, title: 'A live post', status: 'published', publishedAt: '2026-03-03T09:00:00.000Z' });

const withPosts = (...posts: ReturnType<typeof aPost>[]) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: posts, total: posts.length });

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') ?? heading);
};

describe('the post manager', () => {
  it('offers Publish for drafts and View for published posts', async () => {
    withPosts(draft, live);
    openConsole('/admin/posts');
    const draftCard = await cardOf('A draft');
    expect(draftCard.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
    expect(draftCard.queryByRole('link', { name: 'View' })).not.toBeInTheDocument();

    const liveCard = await cardOf('A live post');
    expect(liveCard.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
    expect(liveCard.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/blog/two-pens');
    expect(liveCard.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/posts/2/edit');
  });

  it('asks the server for what the address says', async () => {
    const api = withPosts();
    openConsole('/admin/posts?status=draft&type=use_case&search=doors');
    expect(await screen.findByText('Try adjusting your search or filter criteria.')).toBeInTheDocument();
    expect(api.callsTo('GET /api/admin/posts').map(({ address }) => address)).toEqual([
      '/api/admin/posts?type=use_case&search=doors&limit=100&status=draft',
    ]);
  });

  it('keeps a search in the address', async () => {
    const api = withPosts();
    openConsole('/admin/posts');
    expect(await screen.findByText('Create your first post to get started.')).toBeInTheDocument();
    await userEvent.type(screen.getByPlaceholderText('Search posts...'), 'walls');
    await waitFor(() => expect(window.location.search).toBe('?search=walls'));
    await waitFor(() => expect(api.calls.at(-1)?.address).toBe('/api/admin/posts?search=walls&limit=100'));
  });

  it('publishes a draft', async () => {
    withPosts(draft).on('PATCH /api/admin/posts/1/publish', { body: { ...draft, status: 'published' } });
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
  });

  it('deletes a post once that is confirmed, and reads the list again', async () => {
    const api = withPosts(draft).on('DELETE /api/admin/posts/1', { status: 204 });
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Are you sure you want to delete this post? This action cannot be undone.');
    api.on('GET /api/admin/posts', { body: [], total: 0 });
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Post deleted successfully')).toBeInTheDocument();
    expect(await screen.findByText('No posts found')).toBeInTheDocument();
  });

  it('says that a post could not be deleted', async () => {
    withPosts(draft).on('DELETE /api/admin/posts/1', { status: 500 });
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete post')).toBeInTheDocument();
    await cardOf('A draft');
  });

  it('says that the list could not be read', async () => {
    withPosts().on('GET /api/admin/posts', { status: 500 });
    openConsole('/admin/posts');
    expect(await screen.findByText('Failed to fetch posts')).toBeInTheDocument();
  });
});
