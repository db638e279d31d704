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

const figure = (label: string) => within(screen.getByText(label).parentElement ?? document.body);

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

  it('shows five of the posts that it read', async () => {
    anApi();
    openConsole('/admin');
    expect(await screen.findByText('Post 5')).toBeInTheDocument();
    expect(screen.queryByText('Post 6')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/admin/posts');
  });

  it('shows a message whole, and marks it read', async () => {
    const api = anApi().on('PATCH /api/admin/contact/5/read', { body: aMessage({ isRead: true }) });
    openConsole('/admin');
    expect(await screen.findByText('New')).toBeInTheDocument();
    api.on('GET /api/admin/contact?limit=5', { body: [aMessage({ isRead: true })], total: 60 });
    await userEvent.click(screen.getByRole('button', { name: /Maya Okafor/ }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Automating our lettings' }));
    for (const fact of ['Maya Okafor', 'maya@example.com', '+1 555 010 0199']) {
      expect(dialog.getByText(fact)).toBeInTheDocument();
    }
    expect(api.callsTo('PATCH /api/admin/contact/5/read')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('New')).not.toBeInTheDocument();
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
});
