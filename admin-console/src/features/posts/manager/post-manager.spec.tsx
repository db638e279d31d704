import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost } from '../../../testing/factories';
import { openConsole } from '../../../testing/open-console';
import { cardOf, lastRequest, withPosts } from '../../../testing/post-lists';

const draft = aPost({ id: 1, title: 'A draft' });
const live = aPost({ id: 2, title: 'A live post', status: 'published', publishedAt: '2026-03-03T09:00:00.000Z' });

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
      '/api/admin/posts?type=use_case&search=doors&limit=100&status=draft&sort=updated&order=desc',
    ]);
  });

  it('keeps a search in the address', async () => {
    const api = withPosts();
    openConsole('/admin/posts');
    expect(await screen.findByText('Create your first post to get started.')).toBeInTheDocument();
    await userEvent.type(screen.getByPlaceholderText('Search posts...'), 'walls');
    await waitFor(() => expect(window.location.search).toBe('?search=walls'));
    await waitFor(() =>
      expect(lastRequest(api)).toBe('/api/admin/posts?search=walls&limit=100&sort=updated&order=desc'),
    );
  });

  it('publishes a draft', async () => {
    const published = { ...draft, status: 'published' };
    const api = withPosts(draft).on('PATCH /api/admin/posts/1/publish', { body: published });
    openConsole('/admin/posts');
    const publish = (await cardOf('A draft')).getByRole('button', { name: 'Publish' });
    api.on('GET /api/admin/posts', { body: [published], total: 1 });
    await userEvent.click(publish);
    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Posts' })).toHaveFocus();
  });

  it('deletes a post once that is confirmed, and reads the list again', async () => {
    const api = withPosts(draft).on('DELETE /api/admin/posts/1', { status: 204 });
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “A draft”' }));
    question.getByText('Are you sure you want to delete this post? This action cannot be undone.');
    api.on('GET /api/admin/posts', { body: [], total: 0 });
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Post deleted successfully')).toBeInTheDocument();
    expect(await screen.findByText('No posts found', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('goes on at the post that takes the place of a deleted one, and at the top of the screen after the last', async () => {
    const third = aPost({ id: 3, title: 'Another draft' });
    const api = withPosts(draft, live, third);
    openConsole('/admin/posts');
    const remove = async ({ id, title }: typeof draft, ...left: (typeof draft)[]) => {
      (await cardOf(title)).getByRole('button', { name: 'Delete' }).focus();
      await userEvent.keyboard('{Enter}');
      const question = within(await screen.findByRole('alertdialog'));
      question.getByRole('button', { name: 'Delete' }).focus();
      api
        .on(`DELETE /api/admin/posts/${id}`, { status: 204 })
        .on('GET /api/admin/posts', { body: left, total: left.length });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument());
    };
    const deleteOf = async (title: string) => (await cardOf(title)).getByRole('button', { name: 'Delete' });

    await remove(live, draft, third);
    await waitFor(async () => expect(await deleteOf('Another draft')).toHaveFocus());
    await remove(third, draft);
    await waitFor(async () => expect(await deleteOf('A draft')).toHaveFocus());
    await remove(draft);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('goes on at the page before when the only post of the last one is deleted', async () => {
    const many = Array.from({ length: 3 }, (_, index) => aPost({ id: index + 1, title: `Post ${index + 1}` }));
    const pageAt = (offset: string) => `GET /api/admin/posts?limit=100&${offset}sort=updated&order=desc`;
    const api = withPosts()
      .on(pageAt(''), { body: many, total: 100 })
      .on(pageAt('offset=100&'), { body: [aPost({ id: 101, title: 'Alone' })], total: 101 })
      .on('DELETE /api/admin/posts/101', { status: 204 });
    openConsole('/admin/posts?page=2');
    await userEvent.click((await cardOf('Alone')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    api.on(pageAt('offset=100&'), { body: [], total: 100 });
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    const first = (await cardOf('Post 1')).getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(first).toHaveFocus());
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

  it('leaves the question about another post open where the first was cancelled meanwhile', async () => {
    const api = withPosts(draft, live);
    const answer = api.hold('DELETE /api/admin/posts/1');
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await cardOf('A live post')).getByRole('button', { name: 'Delete' }));
    answer({ status: 500 });
    expect(await screen.findByText('Failed to delete post')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('says that the list could not be read', async () => {
    withPosts().on('GET /api/admin/posts', { status: 500 });
    openConsole('/admin/posts');
    expect(await screen.findByText('Failed to fetch posts')).toBeInTheDocument();
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 3 }, (_, index) => aPost({ id: index + 1, title: `Post ${index + 1}` }));
  const of203 = () => withPosts().on('GET /api/admin/posts', { body: many, total: 203 });

  it('is read page by page, the page in the address', async () => {
    const api = of203();
    openConsole('/admin/posts?sort=title&page=2');
    expect(await screen.findByText('101 to 103 of 203 posts')).toBeInTheDocument();
    expect(lastRequest(api)).toBe('/api/admin/posts?limit=100&offset=100&sort=title&order=asc');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(window.location.search).toBe('?sort=title&page=3');
    await waitFor(() => expect(lastRequest(api)).toContain('offset=200'));
  });

  it('says where a search has not counted all', async () => {
    withPosts().on('GET /api/admin/posts', { body: many, total: 203, isLowerBound: true });
    openConsole('/admin/posts?search=the');
    expect(await screen.findByText('1 to 3 of at least 203 posts')).toBeInTheDocument();
  });

  it('says where a search has not seen all', async () => {
    withPosts().on('GET /api/admin/posts', { body: [], total: 0, isLowerBound: true });
    openConsole('/admin/posts?search=qx');
    expect(await screen.findByText(/^Only the newest posts were searched\./)).toBeInTheDocument();
  });

  it('begins with its first page when something else is asked for', async () => {
    of203();
    openConsole('/admin/posts?page=2');
    await screen.findByText('101 to 103 of 203 posts');
    await userEvent.type(screen.getByPlaceholderText('Search posts...'), 'walls');
    await waitFor(() => expect(window.location.search).toBe('?search=walls'));
  });

  it('leads from a page that is no longer there to the last one', async () => {
    const api = of203()
      .on('GET /api/admin/posts?limit=100&offset=300&sort=updated&order=desc', { body: [], total: 203 })
      .on('GET /api/admin/posts?limit=100&offset=200&sort=updated&order=desc', { body: many, total: 203 });
    openConsole('/admin/posts?page=4');
    expect(await screen.findByText('201 to 203 of 203 posts')).toBeInTheDocument();
    expect(window.location.search).toBe('?page=3');
    expect(lastRequest(api)).toContain('offset=200');
  });

  it.each(['0', '-1', '1.5', 'x', '99999999'])('takes page=%s for the first', async (page) => {
    of203();
    openConsole(`/admin/posts?page=${page}`);
    expect(await screen.findByText('1 to 3 of 203 posts')).toBeInTheDocument();
  });
});

it('says when a draft is to be published by itself', async () => {
  withPosts(aPost({ title: 'Planned', publishAt: '2999-05-01T09:00:00.000Z' }));
  openConsole('/admin/posts');
  (await cardOf('Planned')).getByText(/^Scheduled for .*2999/);
});

describe('publishing from the list', () => {
  it('shows at once, and is taken back when it fails', async () => {
    const api = withPosts(draft);
    const answer = api.hold('PATCH /api/admin/posts/1/publish');
    openConsole('/admin/posts');
    await userEvent.click((await cardOf('A draft')).getByRole('button', { name: 'Publish' }));
    await waitFor(async () => expect((await cardOf('A draft')).getByText('Published')).toBeInTheDocument());

    answer({ status: 500 });
    expect(await screen.findByText('Failed to publish post')).toBeInTheDocument();
    expect(await (await cardOf('A draft')).findByText('Draft')).toBeInTheDocument();
  });
});
