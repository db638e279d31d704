import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '../../testing/factories';
import { entry, row, sheet, withLead, withMessages } from '../../testing/messages';
import { openConsole } from '../../testing/open-console';

const maya = aMessage();

it('can be read where the code of replies and notes does not come, and says so', async () => {
  jest.doMock('./lead/lead-panel', () => {
    throw new Error('Loading chunk lead-panel failed.');
  });
  withMessages(aMessage({ canReply: true }));
  openConsole('/admin/messages?message=5');
  const message = await sheet();
  expect(await message.findByText(/^Replies and notes could not be loaded/)).toBeInTheDocument();
  expect(message.getByText(/Every repair request/)).toBeInTheDocument();
  jest.dontMock('./lead/lead-panel');
});

describe('what the team does about a message', () => {
  it('shows the clock, the page that led to the form, notes and history', async () => {
    const mail = {
      state: 'sent' as const,
      to: ['sales@example.com'],
      sentAt: '2026-03-01T09:00:05.000Z',
      failure: null,
    };
    withLead({ sourcePage: '/retail', state: 'open', mail });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    expect(message.getByText('Answer').nextElementSibling).toHaveTextContent(/^Overdue by \d+ days \d+ h$/);
    expect(message.getByRole('link', { name: '/retail' })).toHaveAttribute('href', '/retail');
    const items = await message.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ada Lovelace noted.*Called back\.$/),
      expect.stringMatching(/^Ada Lovelace gave the message to Grace Hopper/),
      expect.stringMatching(/^Ada Lovelace changed the state from Not started to Open/),
      expect.stringMatching(/^Mailed to sales@example\.com/),
      expect.stringMatching(/^Received from Maya Okafor/),
    ]);
  });

  it('calls nothing overdue that was answered and is open again', async () => {
    const open = { state: 'open', isRead: true } as const;
    withMessages(
      aMessage({ ...open, answeredAt: '2026-03-01T10:00:00.000Z' }),
      aMessage({ ...open, id: 6, firstName: 'Lea' }),
    );
    openConsole('/admin/messages');
    expect(await row(/Lea/)).toHaveTextContent('Overdue');
    expect(await row(/Maya/)).toHaveTextContent('Open');
    expect(await row(/Maya/)).not.toHaveTextContent('Overdue');
  });

  it('tells who deleted a message, and who brought it back', async () => {
    withLead().on('GET /api/admin/contact/5/history', {
      body: [
        { ...entry, id: 2, kind: 'restored' },
        { ...entry, id: 1, kind: 'deleted', by: 'Grace Hopper' },
      ],
      total: 2,
    });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    expect(await message.findByText('Ada Lovelace restored the message')).toBeInTheDocument();
    expect(message.getByText('Grace Hopper deleted the message')).toBeInTheDocument();
  });

  it('takes a message over', async () => {
    const api = withLead().on('PATCH /api/admin/contact/5', { body: aMessage({ isRead: true, state: 'open' }) });
    openConsole('/admin/messages?message=5');
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Take it' }));
    await waitFor(() => expect(api.callsTo('PATCH /api/admin/contact/5')[0]?.body).toEqual({ assigneeId: 'ada' }));
  });

  it('keeps the focus where a state was chosen', async () => {
    const api = withLead();
    const release = api.hold('PATCH /api/admin/contact/5');
    openConsole('/admin/messages?message=5');
    const state = await (await sheet()).findByRole('combobox', { name: 'State' });
    await userEvent.click(state);
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }));
    await waitFor(() => expect(api.callsTo('PATCH /api/admin/contact/5')).toHaveLength(1));
    await waitFor(() => expect(state).toHaveFocus());
    release({ body: aMessage({ isRead: true, state: 'open' }) });
  });

  it('has the focus once a button has done its work and is gone', async () => {
    const taken = aMessage({ isRead: true, canReply: true, assignee: { id: 'ada', name: 'Ada Lovelace' } });
    const api = withLead({ canReply: true });
    const answer = api.hold('PATCH /api/admin/contact/5');
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    const take = await message.findByRole('button', { name: 'Take it' });
    api.on('GET /api/admin/contact/5', { body: taken });
    await userEvent.click(take);
    await waitFor(() => expect(take).toHaveAttribute('aria-disabled', 'true'));
    // A browser takes the focus from a button that is disabled.
    expect(take).toBeEnabled();
    await userEvent.click(take);
    answer({ body: taken });
    await waitFor(() => expect(screen.getByRole('article', { name: 'Message' })).toHaveFocus());
    expect(api.callsTo('PATCH /api/admin/contact/5')).toHaveLength(1);

    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    await userEvent.type(await message.findByRole('textbox', { name: 'Message' }), 'Tomorrow at ten.');
    api.on('POST /api/admin/contact/5/replies', { status: 201, body: { ...entry, id: 4, kind: 'reply' } });
    await userEvent.click(message.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Message' })).toHaveFocus());
  });

  it('leads whoever sends an empty note or answer to the field that is empty', async () => {
    withLead({ canReply: true });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    await userEvent.click(await message.findByRole('button', { name: 'Add note' }));
    const note = message.getByRole('textbox', { name: 'Note for the team' });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription(expect.stringContaining('Note is required'));

    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    await userEvent.click(await message.findByRole('button', { name: 'Send reply' }));
    expect(message.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.clear(message.getByRole('textbox', { name: 'Subject' }));
    await userEvent.click(message.getByRole('button', { name: 'Send reply' }));
    expect(message.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  });

  it('keeps a note that could not be sent, asks before leaving, and sends it once', async () => {
    const api = withLead().on('POST /api/admin/contact/5/notes', { status: 500 });
    openConsole('/admin/messages?message=5');
    const note = await (await sheet()).findByRole('textbox', { name: 'Note for the team' });
    await userEvent.type(note, 'Wants a call');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(/could not|Failed to add the note/)).toBeInTheDocument();
    expect(note).toHaveValue('Wants a call');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));

    api.on('POST /api/admin/contact/5/notes', { status: 201, body: { ...entry, id: 4, kind: 'note' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(note).toHaveValue(''));
    expect(api.callsTo('POST /api/admin/contact/5/notes').at(-1)?.body).toEqual({ text: 'Wants a call' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('filters by state, person and page, by links that take their filter off again', async () => {
    const api = withMessages(maya);
    openConsole('/admin/messages?state=open&overdue=true&source=%2Fretail');
    await row(/Maya/);
    expect(
      api.callsTo('GET /api/admin/contact?filter=all&state=open&overdue=true&sourcePage=%2Fretail&limit=25&offset=0'),
    ).toHaveLength(1);
    const filters = within(screen.getByRole('navigation', { name: 'Filter by state and person' }));
    expect(filters.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'true');
    expect(filters.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/admin/messages?overdue=true&source=%2Fretail',
    );
    await userEvent.click(filters.getByRole('link', { name: 'Mine' }));
    await waitFor(() => expect(window.location.search).toBe('?state=open&assignee=ada&overdue=true&source=%2Fretail'));
  });

  it.each([
    ['', 'Unread1', 'Overdue7'],
    ['?filter=unread', 'Unread1', 'Overdue'],
    ['?overdue=true', 'Unread', 'Overdue7'],
    ['?page=2&message=5', 'Unread1', 'Overdue7'],
    ['?search=leak', 'Unread', 'Overdue'],
    ['?state=open', 'Unread', 'Overdue'],
    ['?assignee=none', 'Unread', 'Overdue'],
    ['?source=none', 'Unread', 'Overdue'],
    ['?month=2026-03', 'Unread', 'Overdue'],
  ])(
    'shows at %s the numbers of no other list than those which the filters lead to',
    async (search, unread, overdue) => {
      withMessages(maya).on('GET /api/admin/contact?overdue=true&limit=5', { body: [maya], total: 7 });
      openConsole(`/admin/messages${search}`);
      const states = within(await screen.findByRole('navigation', { name: 'Filter by state and person' }));
      await row(/Maya/);
      // It shows the same answer.
      await screen.findByRole('link', { name: /^Messages.*1 unread$/ });
      await waitFor(() => {
        expect(screen.getByRole('navigation', { name: 'Filter messages' })).toHaveTextContent(`All${unread}Read`);
        expect(states.getByRole('link', { name: /^Overdue/ })).toHaveTextContent(new RegExp(`^${overdue}$`));
      });
    },
  );

  it('counts messages by page and month when that is opened', async () => {
    const api = withMessages(maya).on('GET /api/admin/contact/summary', {
      body: {
        sources: [
          { sourcePage: '/retail', messages: 3 },
          { sourcePage: null, messages: 1 },
        ],
        others: { pages: 1_312, messages: 2_640 },
        months: [{ month: '2026-03', messages: 4 }],
      },
    });
    openConsole('/admin/messages?filter=unread&state=open&overdue=true&search=leak');
    await row(/Maya/);
    const details = screen.getByText('By page and month').closest('details');
    // jsdom does not open it by a click.
    details?.setAttribute('open', '');
    fireEvent(details as HTMLElement, new Event('toggle'));
    expect(await screen.findByRole('row', { name: '/retail 3' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '/retail' })).toHaveAttribute('href', '/admin/messages?source=%2Fretail');
    expect(screen.getByRole('row', { name: '1,312 other pages 2,640' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'March 2026 4' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'March 2026' }));
    await waitFor(() =>
      expect(api.callsTo('GET /api/admin/contact?filter=all&month=2026-03&limit=25&offset=0')).toHaveLength(1),
    );
    expect(window.location.search).toBe('?month=2026-03');
    const filters = within(screen.getByRole('navigation', { name: 'Filter by state and person' }));
    expect(filters.getByRole('link', { name: 'March 2026' })).toHaveAttribute('href', '/admin/messages');
  });
});
