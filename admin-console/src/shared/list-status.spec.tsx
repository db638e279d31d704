import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, anAuditRecord, aPicture, aPost, aSession, aSubscriber, aTag } from '../testing/factories';
import { FakeApi } from '../testing/fake-api';
import { withPost } from '../testing/edited-post';
import { openConsole } from '../testing/open-console';
import { openReleases, withReleases } from '../testing/release-screen';
import { aVersion } from '../testing/releases';

it.each([
  ['/admin/posts', '/api/admin/posts', aPost({ title: 'One' }), 'Search posts', 'posts', 'No posts found'],
  ['/admin/posts/tags', '/api/admin/posts/tags', aTag('One'), 'Search tags', 'tags', 'No tags found'],
  [
    '/admin/messages',
    '/api/admin/contact',
    aMessage({ firstName: 'One' }),
    'Search messages',
    'messages',
    '0 messages',
  ],
  [
    ...['/admin/subscribers', '/api/admin/subscribers', aSubscriber(1, 'One'), 'Search subscribers'],
    ...['subscribers', 'No subscribers found'],
  ],
  [
    '/admin/pictures',
    '/api/admin/pictures',
    aPicture({ name: 'One' }),
    'Search pictures',
    'pictures',
    'No pictures found',
  ],
  ['/admin/audit', '/api/admin/audit', anAuditRecord({ targetName: 'One' }), 'Who', 'entries', 'Nothing found'],
] as [string, string, object, string, string, string][])(
  '%s: what a search finds, or that it finds nothing, is said where a screen reader listens already',
  async (address, path, item, search, many, none) => {
    const api = new FakeApi()
      .on('GET /api/admin/auth', { body: aSession() })
      .on('GET /api/admin/audit/actions', { body: [] })
      .on('GET /api/admin/users', { body: [], total: 0 })
      .on(`GET ${path}`, { body: [item], total: 230 });
    openConsole(address);
    await screen.findAllByText(/One/);
    const regions = screen.getAllByRole('status');
    const said = () => regions.filter(({ isConnected }) => isConnected).map(({ textContent }) => textContent);
    const count = `1 to 1 of 230 ${many}`;
    // That of the messages is seen as well.
    expect(said().filter((text) => text !== '')).toEqual(many === 'messages' ? [count] : []);

    api.on(`GET ${path}`, { body: [], total: 0 });
    await userEvent.type(screen.getByRole('searchbox', { name: search }), 'x');
    await waitFor(() => expect(said()).toContain(none));
    api.on(`GET ${path}`, { body: [item], total: 230 });
    await userEvent.type(screen.getByRole('searchbox', { name: search }), 'y');
    await waitFor(() => expect(said()).toContain(count));
  },
);

it('says the words that the screen opened with where another search comes to them, and no range of another page', async () => {
  const api = new FakeApi().on('GET /api/admin/auth', { body: aSession() });
  api.on('GET /api/admin/posts', { body: [aPost()], total: 1 }).on('GET /api/admin/users', { body: [], total: 0 });
  openConsole('/admin/posts');
  await screen.findByText('1 post');
  const regions = screen.getAllByRole('status');
  const said = () => regions.map(({ textContent }) => textContent).join('');
  expect(said()).toBe('');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'x');
  await waitFor(() => expect(said()).toBe('1 post'));
});

it('says which versions of an app another page lists', async () => {
  withReleases().on('GET /api/admin/releases/public-site/versions', { body: [aVersion()], total: 7 });
  await openReleases();
  const pages = await screen.findByRole('navigation', { name: 'Versions of the site, pages' });
  await userEvent.click(within(pages).getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('6 to 6 of 7 versions of the site')).toHaveRole('status');
});

it('says how many pictures a search finds to pick from', async () => {
  const api = withPost().on('GET /api/admin/pictures', { body: [aPicture()], total: 60 });
  openConsole('/admin/posts/7/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: /A house/ });
  api.on('GET /api/admin/pictures', { body: [], total: 0 });
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'x');
  await waitFor(() =>
    expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('No pictures found'),
  );
});
