import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../../testing/factories';
import { row, sheet, withMessages } from '../../testing/messages';
import { openConsole } from '../../testing/open-console';

const maya = aMessage();
const ben = aMessage({ id: 6, firstName: 'Ben', lastName: '', subject: null, isRead: true });

describe('the messages screen', () => {
  it('asks the server for what the address says', async () => {
    const api = withMessages(maya);
    openConsole('/admin/messages?filter=unread&search=doors&page=3');
    await row(/Maya/);
    expect(api.callsTo('GET /api/admin/contact?filter=unread&search=doors&limit=25&offset=50')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Unread/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('doors');
  });

  it('names the link of a long message by its beginning alone', async () => {
    withMessages(aMessage({ message: 'A long letter. '.repeat(334) }));
    openConsole('/admin/messages');
    const link = await row(/Maya/);
    expect(link).toHaveTextContent('A long letter.');
    expect(link.textContent?.length).toBeLessThan(450);
  });

  it('keeps a search in the address, which Back takes back, and starts it at its first page', async () => {
    const api = withMessages(maya);
    openConsole('/admin/messages?filter=read&page=2');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search messages' }), '50%');
    await waitFor(() => expect(window.location.search).toBe('?filter=read&search=50%25'));
    await waitFor(() =>
      expect(api.callsTo('GET /api/admin/contact?filter=read&search=50%25&limit=25&offset=0')).toHaveLength(1),
    );
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe('?filter=read&page=2'));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search messages' })).toHaveValue(''));
  });

  it('shows a message whole, leads to it, and marks it read', async () => {
    const api = withMessages(maya);
    openConsole('/admin/messages');
    await userEvent.click(await row(/Maya/));

    const message = await sheet();
    for (const fact of ['Maya Okafor', 'maya@example.com', '+1 555 010 0199']) {
      expect(message.getByText(fact)).toBeInTheDocument();
    }
    expect(message.getByRole('heading', { name: 'Automating our lettings' })).toHaveFocus();
    expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:maya%40example.com?subject=Re%3A%20Automating%20our%20lettings',
    );
    await waitFor(() => expect(api.callsTo('PATCH /api/admin/contact/5/read')).toHaveLength(1));
    expect(window.location.search).toBe('?message=5');
  });

  it.each([
    [{ state: 'sent', sentAt: '2026-03-01T09:01:00.000Z' }, /2026.*, to sales@example\.com, boss@example\.com$/],
    [{ state: 'waiting' }, /^In a moment, to sales@example\.com/],
    [
      { state: 'waiting', failure: 'the mail server could not be reached (ESOCKET)' },
      /^Not yet: the mail server could not be reached \(ESOCKET\)\. It will be tried again\.$/,
    ],
    [{ state: 'failed', failure: 'the mail server refused the address (550)' }, /^No: .*\(550\)\. It was tried/],
    [{ state: 'off' }, /^No: email was not set up/],
  ] as const)('says whether a message was mailed: %j', async (mail, text) => {
    const to = ['sales@example.com', 'boss@example.com'];
    withMessages(aMessage({ isRead: true, mail: { to, sentAt: null, failure: null, ...mail } }));
    openConsole('/admin/messages?message=5');
    const label = (await sheet()).getByText('Mailed');
    expect(label.nextElementSibling?.textContent).toMatch(text);
  });

  it('lets a text that is written from right to left read so, in the list and whole', async () => {
    const arabic = aMessage({ firstName: 'ليلى', lastName: '', subject: 'طلب عرض', message: 'مرحبا، نريد عرضا.' });
    withMessages({ ...arabic, isRead: true });
    openConsole('/admin/messages?message=5');
    const whole = await sheet();
    for (const text of ['طلب عرض', 'مرحبا، نريد عرضا.', 'ليلى']) {
      expect(whole.getByText(text)).toHaveAttribute('dir', 'auto');
      const inRow = within(await row(/ليلى/)).getByText(text);
      expect(inRow).toHaveAttribute('dir', 'auto');
    }
  });

  it('does not mark a message read again that somebody has just marked unread', async () => {
    const read = { ...maya, isRead: true };
    const api = withMessages(read).on('PATCH /api/admin/contact/5/unread', { body: maya });
    openConsole('/admin/messages?message=5');
    const mark = (await sheet()).getByRole('button', { name: 'Mark as unread' });
    await screen.findByRole('link', { name: 'Back to the list' });
    api.on('GET /api/admin/contact/5', { body: maya });
    await userEvent.click(mark);
    await (await sheet()).findByText('New');
    expect(api.callsTo('PATCH').map(({ address }) => address)).toEqual(['/api/admin/contact/5/unread']);
  });

  it('takes a deleted message out at once, goes on at the next, and undoes that', async () => {
    const api = withMessages(maya, ben)
      .on('DELETE /api/admin/contact/5', { status: 204 })
      .on('POST /api/admin/contact/5/restore', { body: maya });
    openConsole('/admin/messages?message=5');
    const remove = (await sheet()).getByRole('button', { name: 'Delete' });
    await row(/Maya/);
    api.on('GET /api/admin/contact', { body: [ben], total: 1 });
    await userEvent.click(remove);

    await waitFor(() => expect(screen.queryByRole('link', { name: /Maya/ })).not.toBeInTheDocument());
    await waitFor(async () => expect(await row(/Ben/)).toHaveFocus());
    expect(window.location.search).toBe('');
    api.on('GET /api/admin/contact', { body: [maya, ben], total: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await row(/Maya/);
    expect(await screen.findByText('Message restored')).toBeInTheDocument();
  });

  it('puts a message back that could not be deleted', async () => {
    withMessages(maya).on('DELETE /api/admin/contact/5', { status: 500 });
    openConsole('/admin/messages?message=5');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete the message')).toBeInTheDocument();
    await row(/Maya/);
  });

  it('restores what was deleted', async () => {
    const deleted = { ...maya, deletedAt: '2026-03-04T09:00:00.000Z' };
    const api = withMessages(deleted).on('POST /api/admin/contact/5/restore', { body: maya });
    openConsole('/admin/messages?filter=deleted&message=5');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Message restored')).toBeInTheDocument();
    expect(api.callsTo('PATCH')).toEqual([]);
  });

  it.each([
    ['', 'No messages yet.'],
    ['?filter=unread', 'Nothing unread'],
    ['?filter=deleted', 'Nothing deleted'],
    ['?search=doors', 'No messages found'],
  ])('says why there is nothing at %s', async (search, text) => {
    withMessages();
    openConsole(`/admin/messages${search}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('leads from beyond the last page to the last', async () => {
    const api = withMessages();
    api.on('GET /api/admin/contact?filter=all&limit=25&offset=200', { body: [], total: 30 });
    api.on('GET /api/admin/contact?filter=all&limit=25&offset=25', { body: [maya], total: 30 });
    openConsole('/admin/messages?page=9');
    expect(await screen.findByText('26 to 26 of 30 messages')).toBeInTheDocument();
    expect(window.location.search).toBe('?page=2');
  });

  it('stays open where reading it has emptied its page', async () => {
    const api = withMessages(maya);
    api.on('GET /api/admin/contact?filter=unread&limit=25&offset=25', { body: [maya], total: 26 });
    openConsole('/admin/messages?filter=unread&page=2');
    api.on('GET /api/admin/contact?filter=unread&limit=25&offset=0', { body: [ben], total: 25 });
    const opened = await row(/Maya/);
    api.on('GET /api/admin/contact?filter=unread&limit=25&offset=25', { body: [], total: 25 });
    await userEvent.click(opened);
    await row(/Ben/);
    expect(window.location.search).toBe('?filter=unread&message=5');
    (await sheet()).getByText('Maya Okafor');
  });

  it('exports what it shows, says when that fails, and tries again', async () => {
    const file = 'GET /api/admin/contact/export.csv?filter=unread&search=doors';
    const api = withMessages(maya).on(file, { status: 500 });
    openConsole('/admin/messages?filter=unread&search=doors&page=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Failed to export the messages')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsTo(file)).toHaveLength(2));
  });

  it('says that messages could not be read, and tries again', async () => {
    const api = withMessages(maya).on('GET /api/admin/contact', { status: 500 });
    openConsole('/admin/messages');
    expect(await screen.findByText('Failed to fetch contact submissions')).toBeInTheDocument();
    api.on('GET /api/admin/contact', { body: [maya], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await row(/Maya/);
  });

  it('says that a message does not exist', async () => {
    withMessages(maya).on('GET /api/admin/contact/99', { status: 404 });
    openConsole('/admin/messages?message=99');
    expect(await screen.findByText('This message does not exist.')).toBeInTheDocument();
  });
});
