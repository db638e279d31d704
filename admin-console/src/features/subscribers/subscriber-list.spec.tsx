import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSubscriber } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

it('shows the page before once the last subscriber of the last page is deleted', async () => {
  const lastPage = 'GET /api/admin/subscribers?limit=50&offset=50';
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/subscribers?limit=50&offset=0', { body: [aSubscriber(1, 'first@example.com')], total: 50 })
    .on(lastPage, { body: [aSubscriber(51, 'last@example.com')], total: 51 })
    .on('DELETE /api/admin/subscribers/51', { status: 204 });
  openConsole('/admin/subscribers?page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete last@example.com' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.on(lastPage, { body: [], total: 50 });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('first@example.com')).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?page=1'));
});

it('says that a subscriber is deleted, and goes on at the one that takes the place', async () => {
  const [first, second] = [aSubscriber(1, 'first@example.com'), aSubscriber(2, 'second@example.com')];
  const list = 'GET /api/admin/subscribers?limit=50&offset=0';
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on(list, { body: [first, second], total: 2 })
    .on('DELETE /api/admin/subscribers/1', { status: 204 });
  openConsole('/admin/subscribers');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete first@example.com' }));
  api.on(list, { body: [second], total: 1 });
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Subscriber deleted successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete second@example.com' })).toHaveFocus());
});

describe('an export of the subscribers', () => {
  afterEach(() => jest.restoreAllMocks());
  const anApi = () =>
    new FakeApi()
      .on('GET /api/admin/auth', { body: aSession() })
      .on('GET /api/admin/subscribers', { body: [aSubscriber(1, 'first@example.com')], total: 1 });
  const startExport = async (view = '') => {
    openConsole(`/admin/subscribers${view}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  };

  it('holds what the screen shows', async () => {
    const api = anApi();
    await startExport('?state=subscribed&search=first%40&page=1');
    const selection = 'GET /api/admin/subscribers/export.csv?state=subscribed&search=first%40';
    await waitFor(() => expect(api.callsTo(selection)).toHaveLength(1));
  });

  it('stays on the screen when it fails, and can be tried again', async () => {
    const api = anApi().on('GET /api/admin/subscribers/export.csv', { status: 503 });
    await startExport();
    expect(await screen.findByText('Failed to export the subscribers')).toBeInTheDocument();
    expect(screen.getByText('first@example.com')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsTo('GET /api/admin/subscribers/export.csv')).toHaveLength(2));
    expect(screen.getByRole('region', { name: 'Subscribers' })).toHaveFocus();
  });

  it('is saved where somebody has left the list while it came, and says how many are in it', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = jest.fn(() => 'blob:export');
    const answer = anApi().hold('GET /api/admin/subscribers/export.csv');
    await startExport();
    expect(await screen.findByText('Preparing the file...')).toBeInTheDocument();
    answer({ parts: ['Email\r\n', 'first@example.com\r\n'], total: 2 });
    expect(await screen.findByText('1 of 2 subscribers exported')).toBeInTheDocument();
    expect(click.mock.contexts).toEqual([expect.objectContaining({ href: 'blob:export', download: 'export.csv' })]);
    expect(screen.queryByText('Preparing the file...')).not.toBeInTheDocument();
  });

  it('is not saved where it breaks off on the way', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    anApi().on('GET /api/admin/subscribers/export.csv', { parts: ['Email\r\nfirst@example.com\r\n', null], total: 1 });
    await startExport();
    expect(
      await screen.findByText(/^The export stopped after 1 of 1 subscribers. No file was saved/),
    ).toBeInTheDocument();
    expect(click).not.toHaveBeenCalled();
  });

  it('leads to the sign-in when the session is over', async () => {
    const body = problem(401, 'Unauthorized: please sign in');
    anApi().on('GET /api/admin/subscribers/export.csv', { status: 401, body });
    await startExport();
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
  });
});
