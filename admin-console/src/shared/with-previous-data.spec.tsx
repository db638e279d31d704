import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, anAuditRecord, aPicture, aPost, aSubscriber, aTag } from '../testing/factories';
import { openConsole } from '../testing/open-console';
import { withReleases } from '../testing/release-screen';
import { aHistoryEntry, aVersion } from '../testing/releases';

const releases = '/admin/releases';

it.each([
  ['Posts', '/admin/posts', '/api/admin/posts', aPost({ title: 'One' }), 'posts'],
  ['Tags', '/admin/posts/tags', '/api/admin/posts/tags', aTag('One'), 'tags'],
  ['Messages', '/admin/messages', '/api/admin/contact', aMessage({ firstName: 'One' }), 'contact submissions'],
  ['Subscribers', '/admin/subscribers', '/api/admin/subscribers', aSubscriber(1, 'One'), 'subscribers'],
  ['Pictures', '/admin/pictures', '/api/admin/pictures', aPicture({ name: 'One' }), 'pictures'],
  ['Audit log', '/admin/audit', '/api/admin/audit', anAuditRecord({ targetName: 'One' }), 'the audit log'],
  ['History', releases, '/api/admin/release-history', aHistoryEntry({ version: 'One' }), 'the history'],
  [
    'Versions of the site',
    releases,
    '/api/admin/releases/public-site/versions',
    aVersion({ version: 'One' }),
    'the versions',
  ],
])(
  '%s: a page that fails to load is not shown as the one before, and can be tried again',
  async (list, address, path, item, what) => {
    const api = withReleases()
      .on('GET /api/admin/audit/actions', { body: [] })
      .on('GET /api/admin/users', { body: [], total: 0 })
      .on(`GET ${path}`, { body: [item], total: 500 });
    openConsole(address);
    const pages = await screen.findByRole('navigation', { name: `${list}, pages` });
    expect(screen.getAllByText(/One/)).not.toHaveLength(0);
    api.on(`GET ${path}`, { status: 400 });
    await userEvent.click(within(pages).getByRole('link', { name: 'Next' }));
    const alert = await screen.findByText(`Failed to fetch ${what}`);
    expect(screen.queryByText(/One/)).not.toBeInTheDocument();
    api.on(`GET ${path}`, { body: [item], total: 500 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(screen.getAllByText(/One/)).not.toHaveLength(0);
  },
);
