import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost } from '../../../testing/factories';
import { openConsole } from '../../../testing/open-console';
import { cardOf, withPosts } from '../../../testing/post-lists';

const draft = aPost({ id: 1, title: 'A draft' });
const live = aPost({ id: 2, title: 'A live post', status: 'published', publishedAt: '2026-03-03T09:00:00.000Z' });

describe('several posts at once', () => {
  const other = aPost({ id: 3, title: 'Another draft' });
  const select = async (title: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Select “${title}”` }));
  const act = async (name: string) =>
    userEvent.click(within(await screen.findByRole('group', { name: 'Selected posts' })).getByRole('button', { name }));
  const setStatus = async (value: string) => {
    await act('Set Status');
    await userEvent.click(await screen.findByRole('menuitem', { name: value }));
  };
  const question = async () => within(await screen.findByRole('alertdialog'));

  it('are deleted after one question that says how many they are', async () => {
    const api = withPosts(draft, live, other).on('POST /api/admin/posts/bulk', { body: { done: 2, failed: [] } });
    openConsole('/admin/posts');
    await select('A draft');
    await select('A live post');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await act('Delete');
    (await question()).getByText('Are you sure you want to delete 2 posts? This action cannot be undone.');
    api.on('GET /api/admin/posts', { body: [other], total: 1 });
    const number = (await question()).getByLabelText('Type 2 to delete them');
    expect(number).toHaveFocus();
    await userEvent.type(number, '1{Enter}');
    expect((await question()).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(number, '{Backspace}2{Enter}');

    expect(await screen.findByText('2 posts deleted successfully')).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/posts/bulk').map(({ body }) => body)).toEqual([
      { action: 'delete', ids: [1, 2] },
    ]);
    expect(await screen.findAllByText('1 post')).not.toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('are selected all at once, and published where they are drafts', async () => {
    const api = withPosts(draft, live, other).on('POST /api/admin/posts/bulk', { body: { done: 2, failed: [] } });
    openConsole('/admin/posts');
    const all = await screen.findByRole('checkbox', { name: 'Select all posts on this page' });
    await select('A draft');
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await act('Publish');
    expect(await screen.findByRole('alertdialog', { name: 'Publish 2 posts' })).toHaveTextContent(
      'Are you sure you want to publish 2 posts? Everyone can read them right away. 1 of the 3 is already published.',
    );
    await userEvent.click((await question()).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 posts published successfully')).toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/posts/bulk')[0]?.body).toEqual({
      ...{ action: 'setStatus', status: 'published' },
      ids: [1, 3],
    });
    expect(all).not.toBeChecked();
  });

  it.each([
    [
      'Draft',
      ['A draft', 'A live post'],
      'Its page can’t be read until it is published again. 1 of the 2 is already a draft.',
    ],
    [
      'Draft',
      ['A draft', 'A live post', 'Another draft'],
      'Its page can’t be read until it is published again. 2 of the 3 are already drafts.',
    ],
    ['Published', ['A draft', 'A live post'], 'Everyone can read it right away. 1 of the 2 is already published.'],
    ['Published', ['A draft', 'Another draft'], 'Everyone can read them right away.'],
  ])('are said to be set to %s where they are not yet: of %j', async (status, titles, consequence) => {
    withPosts(draft, live, other);
    openConsole('/admin/posts');
    for (const title of titles) await select(title);
    await setStatus(status);
    expect((await question()).getByText(/^Are you sure/)).toHaveTextContent(`to ${status}? ${consequence}`);
  });

  it('can be set to either value of the status that not all of them have', async () => {
    withPosts(draft, live);
    openConsole('/admin/posts');
    await select('A draft');
    await act('Set Status');
    const values = await screen.findAllByRole('menuitem');
    expect(values.map(({ textContent }) => textContent)).toEqual(['Draft', 'Published']);
    expect(values[0]).toHaveAttribute('aria-disabled', 'true');
    expect(values[1]).not.toHaveAttribute('aria-disabled');
  });

  it('stay selected where it failed, and the reason is told', async () => {
    withPosts(draft, other).on('POST /api/admin/posts/bulk', {
      body: { done: 1, failed: [{ id: 3, message: 'Post not found' }] },
    });
    openConsole('/admin/posts');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all posts on this page' }));
    await act('Delete');
    await userEvent.type((await question()).getByLabelText('Type 2 to delete them'), '2{Enter}');
    expect(await screen.findByText('“Another draft”: Post not found')).toBeInTheDocument();
    expect(screen.getByText('1 post deleted, 1 not:')).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('“Another draft”: Post not found')).not.toBeInTheDocument();
  });

  it('stay selected where they were chosen before the answer', async () => {
    const api = withPosts(draft, live, other);
    const answer = api.hold('POST /api/admin/posts/bulk');
    openConsole('/admin/posts');
    await select('A draft');
    await act('Publish');
    await userEvent.click((await question()).getByRole('button', { name: 'Publish' }));
    await select('Another draft');
    answer({ body: { done: 1, failed: [] } });
    expect(await screen.findByText('1 post published successfully')).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select “Another draft”' })).toBeChecked();
  });

  it('stay as they are when the call fails', async () => {
    withPosts(draft, other).on('POST /api/admin/posts/bulk', { status: 500 });
    openConsole('/admin/posts');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all posts on this page' }));
    await setStatus('Published');
    await userEvent.click((await question()).getByRole('button', { name: 'Set Status' }));
    expect(await screen.findByText('Failed to set the status of 2 posts')).toBeInTheDocument();
    expect(await (await cardOf('A draft')).findByText('Draft')).toBeInTheDocument();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('are read again when no answer tells whether they were changed', async () => {
    const api = withPosts(draft).on('POST /api/admin/posts/bulk', { status: 504 });
    openConsole('/admin/posts');
    await select('A draft');
    await act('Publish');
    api.on('GET /api/admin/posts', { body: [{ ...live, ...{ id: 1, title: 'A draft' } }], total: 1 });
    await userEvent.click((await question()).getByRole('button', { name: 'Publish' }));
    await screen.findByText('No answer came: 1 post may have been published. Reload the page to be sure.');
    expect(await (await cardOf('A draft')).findByText('Published')).toBeInTheDocument();
  });

  it('leave another question open where the first was cancelled meanwhile', async () => {
    const api = withPosts(draft, live, other);
    const answer = api.hold('POST /api/admin/posts/bulk');
    openConsole('/admin/posts');
    await select('A live post');
    await setStatus('Draft');
    await userEvent.click((await question()).getByRole('button', { name: 'Set Status' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await act('Delete');
    answer({ status: 500 });
    expect(await screen.findByText('Failed to set the status of 1 post')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Are you sure you want to delete');
  });
});
