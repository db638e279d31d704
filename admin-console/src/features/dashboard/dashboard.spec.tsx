import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aPost, aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const posts = Array.from({ length: 10 }, (_, index) => aPost({ id: index + 1, title: `Post ${index + 1}` }));

const anApi = () =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts?limit=10', { body: posts, total: 144 })
    .on('GET /api/admin/posts?limit=1&status=published', { body: posts.slice(0, 1), total: 120 })
    .on('GET /api/admin/posts?limit=1&status=draft', { body: posts.slice(0, 1), total: 24 })
    .on('GET /api/admin/contact?limit=5', { body: [aMessage()], total: 60 })
    .on('GET /api/admin/contact?isRead=false&limit=1', { body: [aMessage()], total: 17 });

const figure = (label: string) => within(screen.getByText(label).closest('div') ?? document.body);

describe('the dashboard', () => {
  it('counts all posts and messages, not those of one page', async () => {
    anApi();
    openConsole('/admin');
    expect(await screen.findByText('120 published, 24 draft')).toBeInTheDocument();
    expect(figure('Total Posts').getByText('144')).toBeInTheDocument();
    expect(figure('Published Posts').getByText('120')).toBeInTheDocument();
    expect(figure('Draft Posts').getByText('24')).toBeInTheDocument();
    expect(await figure('Unread Messages').findByText('17')).toBeInTheDocument();
  });

  it('leads from each figure to what it counts', async () => {
    anApi();
    openConsole('/admin');
    await screen.findByText('120 published, 24 draft');
    const links = ['Total Posts', 'Published Posts', 'Draft Posts', 'Unread Messages'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/admin/posts',
      '/admin/posts?status=published',
      '/admin/posts?status=draft',
      '/admin/messages?filter=unread',
    ]);
  });

  it('shows five of the posts that it read', async () => {
    anApi();
    openConsole('/admin');
    expect(await screen.findByText('Post 5')).toBeInTheDocument();
    expect(screen.queryByText('Post 6')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/admin/posts');
  });

  it('leads from a message to the screen that shows it whole', async () => {
    anApi();
    openConsole('/admin');
    const row = await screen.findByRole('link', { name: /Maya Okafor/ });
    expect(within(row).getByText('New')).toBeInTheDocument();
    expect(within(row).getByText('maya@example.com')).toBeInTheDocument();
    expect(within(row).getByText(/2026.*\d:\d\d/)).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/admin/messages?message=5');
    expect(screen.getByRole('link', { name: 'View Messages' })).toHaveAttribute('href', '/admin/messages');
  });

  it('publishes a draft, and offers that for drafts alone', async () => {
    const [draft, live] = [
      aPost({ id: 1, title: 'A draft' }),
      aPost({ id: 2, title: 'A live post', status: 'published', publishedAt: '2026-03-03T09:00:00.000Z' }),
    ];
    const api = anApi()
      .on('GET /api/admin/posts?limit=10', { body: [draft, live], total: 2 })
      .on('PATCH /api/admin/posts/1/publish', { body: { ...draft, status: 'published' } });
    openConsole('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published successfully')).toBeInTheDocument();
    expect(api.callsTo('PATCH /api/admin/posts/1/publish')).toHaveLength(1);
    expect(document.activeElement).toHaveAccessibleName('Recent Posts');
  });

  it('shows what has gone live by itself to whoever comes back to it', async () => {
    const planned = aPost({ id: 1, title: 'A plan', publishAt: '2026-03-03T09:00:00.000Z' });
    const scheduled = 'GET /api/admin/posts?limit=5&sort=due&scheduled=true&failed=false';
    const api = anApi().on(scheduled, { body: [planned], total: 1 });
    openConsole('/admin');
    await screen.findByRole('link', { name: /^A plan: goes live/ });
    api.on(scheduled, { body: [], total: 0 });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('No post waits for its time.')).toBeInTheDocument();
  });

  it('says that a post could not be published', async () => {
    anApi()
      .on('GET /api/admin/posts?limit=10', { body: posts.slice(0, 1), total: 1 })
      .on('PATCH /api/admin/posts/1/publish', { status: 500 });
    openConsole('/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Failed to publish post')).toBeInTheDocument();
  });

  it('says what could not be counted or listed, and tries again', async () => {
    const api = anApi()
      .on('GET /api/admin/contact?isRead=false&limit=1', { status: 500 })
      .on('GET /api/admin/contact?limit=5', { status: 500 })
      .on('GET /api/admin/posts?limit=1&status=draft', { status: 500 });
    openConsole('/admin');
    await screen.findByText('Unread Messages');
    expect(await figure('Unread Messages').findByText('Failed to fetch contact submissions')).toBeInTheDocument();
    expect(screen.getAllByText('Failed to fetch contact submissions')).toHaveLength(2);
    expect(await figure('Draft Posts').findByText('Failed to fetch posts')).toBeInTheDocument();
    expect(figure('Total Posts').getByText('Failed to fetch posts')).toBeInTheDocument();
    expect(figure('Published Posts').getByText('120')).toBeInTheDocument();

    api.on('GET /api/admin/contact?isRead=false&limit=1', { body: [aMessage()], total: 17 });
    await userEvent.click(await figure('Unread Messages').findByRole('button', { name: 'Try again' }));
    expect(await figure('Unread Messages').findByText('17')).toBeInTheDocument();
  });

  it('says when there is nothing yet', async () => {
    new FakeApi()
      .on('GET /api/admin/auth', { body: aSession() })
      .on('GET /api/admin/posts', { body: [], total: 0 })
      .on('GET /api/admin/contact', { body: [], total: 0 });
    openConsole('/admin');
    expect(await screen.findByText('No posts yet. Create your first post!')).toBeInTheDocument();
    expect(await screen.findByText('No messages yet.')).toBeInTheDocument();
  });

  it('names first what was to go live and did not, and where to see to it', async () => {
    const failure = 'The post was changed after these changes were saved.';
    const failed = [
      { ...aPost({ id: 8, title: 'Prices', status: 'published' }), unpublishedChanges: { publishAt: null, failure } },
      aPost({ id: 9, title: 'Monday', publishAt: '2026-03-09T09:00:00.000Z' }),
    ];
    anApi().on('GET /api/admin/posts?failed=true&limit=5', { body: failed, total: 6 });
    openConsole('/admin');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const first = await today.findByRole('link', { name: `Prices: changes won’t go live automatically. ${failure}` });
    expect(first).toHaveAttribute('href', '/admin/posts/8/edit');
    expect(today.getByRole('link', { name: /^Monday: was to go live .*2026/ })).toBeVisible();
    expect(today.getAllByRole('heading')[0]).toHaveTextContent('Not published');
    expect(today.getByRole('link', { name: 'Show 6 posts that were not published' })).toHaveAttribute(
      'href',
      '/admin/posts?failed=true',
    );
  });

  it('says what is to be done today: overdue messages, scheduled posts, own drafts, and what is live', async () => {
    const publishAt = '2026-03-09T09:00:00.000Z';
    const scheduled = [
      aPost({ id: 9, title: 'Monday', publishAt }),
      { ...aPost({ id: 8, title: 'Prices', status: 'published' }), unpublishedChanges: { publishAt, failure: null } },
    ];
    const api = anApi()
      .on('GET /api/admin/posts?failed=true&limit=5', { body: [], total: 0 })
      .on('GET /api/admin/contact?overdue=true&limit=5', { body: [aMessage({ firstName: 'Lea' })], total: 7 })
      .on('GET /api/admin/posts?scheduled=true&failed=false&sort=due&limit=5', { body: scheduled, total: 8 })
      .on('GET /api/admin/posts?draftsOf=ada&scheduled=false&failed=false&limit=3', {
        body: posts.slice(0, 3),
        total: 24,
      })
      .on('GET /releases/current.json', {
        body: { 'public-site': { version: 'v7' }, 'admin-console': { version: 'c4' } },
      });
    openConsole('/admin');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const hrefOf = async (name: string | RegExp) => (await today.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf(/^Lea Okafor: Overdue by/)).toBe('/admin/messages?message=5');
    expect(await hrefOf('Show 7 overdue messages')).toBe('/admin/messages?overdue=true');
    expect(await hrefOf(/^Monday: goes live .*2026/)).toBe('/admin/posts/9/edit');
    expect(await hrefOf(/^Prices: changes go live .*2026/)).toBe('/admin/posts/8/edit');
    expect(await hrefOf('Show 8 scheduled posts')).toBe('/admin/posts?scheduled=true&failed=false&sort=due');
    expect(await hrefOf('Post 3')).toBe('/admin/posts/3/edit');
    expect(await hrefOf('Show your 24 drafts')).toBe('/admin/posts?draftsOf=ada&scheduled=false&failed=false');
    expect(await today.findByText('v7')).toBeInTheDocument();
    expect(today.getByText('c4')).toBeInTheDocument();
    // By the cookies of the console's own window the shell would name the preview or the canary that was opened there.
    expect(api.callsTo('GET /releases/current.json')[0]?.credentials).toBe('omit');
    expect(today.queryByText('Not published')).not.toBeInTheDocument();
  });
});
