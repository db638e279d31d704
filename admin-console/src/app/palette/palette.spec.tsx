import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aPost, aSession, aUser } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const anApi = () =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/posts', { body: [], total: 0 })
    .on('GET /api/admin/contact', { body: [], total: 0 })
    .on('GET /api/admin/users', { body: [aUser()], total: 1 });

const openPalette = async () => {
  await screen.findByRole('button', { name: /Search or jump to/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('the command palette', () => {
  it('opens by its button as well, and closes on Escape', async () => {
    anApi();
    openConsole('/admin/users');
    const opener = await screen.findByRole('button', { name: /Search or jump to/ });
    await userEvent.click(opener);
    expect(await screen.findByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('jumps to a screen, and offers it as recent the next time', async () => {
    anApi();
    openConsole('/admin/users');
    await openPalette();
    await userEvent.keyboard('mess{Enter}');
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

    await openPalette();
    expect(options()[0]).toBe('Messages');
    expect(screen.getByText('Recent')).toBeInTheDocument();
  });

  it('finds posts by title, messages and users, and says how many', async () => {
    const api = anApi()
      .on('GET /api/admin/posts?limit=5&title=lace', { body: [aPost({ title: 'Of lace' })], total: 1 })
      .on('GET /api/admin/contact?search=lace&limit=5', { body: [aMessage()], total: 1 });
    openConsole('/admin/users');
    await openPalette();
    await userEvent.keyboard('lace');
    expect(await screen.findByText('3 results')).toBeInTheDocument();
    expect(options()).toEqual([
      expect.stringContaining('Of lace'),
      expect.stringContaining('Maya Okafor: Automating our lettings'),
      expect.stringContaining('Ada Lovelace'),
    ]);
    expect(api.callsTo('GET /api/admin/posts?limit=5&title=lace')).toHaveLength(1);

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?message=5'));
    expect(localStorage.getItem('console-recent:ada')).toBeNull();
  });

  it('leads to a user who was found, not only to the list', async () => {
    anApi();
    openConsole('/admin');
    await openPalette();
    await userEvent.keyboard('lovelace');
    await screen.findByRole('option', { name: /Ada Lovelace/ });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('row', { name: /Lovelace/ })).toHaveAttribute('aria-current', 'true');
  });

  it('says that nothing is found, and that the search failed', async () => {
    const api = anApi();
    openConsole('/admin/users');
    await openPalette();
    await userEvent.keyboard('xyz');
    expect(await screen.findByText('Nothing found for “xyz”')).toBeInTheDocument();
    api.on('GET /api/admin/posts', { status: 500 });
    await userEvent.keyboard('q');
    expect(await screen.findByText('The search failed. Try again')).toBeInTheDocument();
  });

  it('leads to the sign-in once the session has ended, and shows no more what it found before', async () => {
    const api = anApi();
    openConsole('/admin/users');
    await openPalette();
    await userEvent.keyboard('lovelace');
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');

    const signedOut = { status: 401, body: problem(401, 'Unauthorized: please sign in') };
    for (const list of ['posts', 'contact', 'users']) api.on(`GET /api/admin/${list}`, signedOut);
    await openPalette();
    await userEvent.keyboard('lovelace');
    expect(await screen.findByText('Unauthorized')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Ada/ })).not.toBeInTheDocument();
    expect(await screen.findByLabelText('Username')).toBeInTheDocument();
  });

  it('asks before it leads away from what is not saved', async () => {
    anApi();
    openConsole('/admin/posts/new');
    await userEvent.type(await screen.findByLabelText('Title'), 'Half a sentence');
    await openPalette();
    await userEvent.keyboard('users{Enter}');
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/posts/new');
  });

  it('is for admins alone', async () => {
    new FakeApi().on('GET /api/admin/auth', { body: aSession({ role: 'user' }) });
    openConsole('/admin/users');
    await screen.findByText('Your account has no access to the admin area');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
