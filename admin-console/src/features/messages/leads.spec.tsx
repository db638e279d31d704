import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aUser } from '../../testing/factories';
import { problem } from '../../testing/fake-api';
import { row, sheet, withMessages } from '../../testing/messages';
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
  const entry = { createdAt: '2026-03-01T10:00:00.000Z', by: 'Ada Lovelace', before: null, after: null, text: null };
  const withLead = (facts: Partial<ReturnType<typeof aMessage>> = {}) => {
    const message = aMessage({ isRead: true, ...facts });
    return withMessages(message)
      .on('GET /api/admin/users', { body: [aUser(), aUser({ id: 'grace', firstName: 'Grace' })], total: 2 })
      .on('GET /api/admin/contact/5/history', {
        body: [
          { ...entry, id: 3, kind: 'note', text: 'Called back.' },
          { ...entry, id: 2, kind: 'assignee', after: 'Grace Hopper' },
          { ...entry, id: 1, kind: 'state', before: 'new', after: 'open' },
        ],
        total: 3,
      });
  };

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

  it('has the focus once a button has done its work and is gone', async () => {
    const taken = aMessage({ isRead: true, canReply: true, assignee: { id: 'ada', name: 'Ada Lovelace' } });
    const api = withLead({ canReply: true }).on('PATCH /api/admin/contact/5', { body: taken });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    const take = await message.findByRole('button', { name: 'Take it' });
    api.on('GET /api/admin/contact/5', { body: taken });
    await userEvent.click(take);
    await waitFor(() => expect(screen.getByRole('article', { name: 'Message' })).toHaveFocus());

    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    await userEvent.type(await message.findByRole('textbox', { name: 'Message' }), 'Tomorrow at ten.');
    api.on('POST /api/admin/contact/5/replies', { status: 201, body: { ...entry, id: 4, kind: 'reply' } });
    await userEvent.click(message.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Message' })).toHaveFocus());
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

  it('counts messages by page and month when that is opened', async () => {
    const api = withMessages(maya).on('GET /api/admin/contact/summary', {
      body: {
        sources: [
          { sourcePage: '/retail', messages: 3 },
          { sourcePage: null, messages: 1 },
        ],
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
    expect(screen.getByRole('row', { name: 'March 2026 4' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'March 2026' }));
    await waitFor(() =>
      expect(api.callsTo('GET /api/admin/contact?filter=all&month=2026-03&limit=25&offset=0')).toHaveLength(1),
    );
    expect(window.location.search).toBe('?month=2026-03');
    const filters = within(screen.getByRole('navigation', { name: 'Filter by state and person' }));
    expect(filters.getByRole('link', { name: 'March 2026' })).toHaveAttribute('href', '/admin/messages');
  });

  it('answers with a template, and asks again where a colleague was faster', async () => {
    const sent = { ...entry, id: 9, kind: 'reply' as const, subject: 'Re: Automating our lettings', text: 'Mine.' };
    const mail = { state: 'sent' as const, sentAt: '2026-03-01T11:00:00.000Z', failure: null };
    const history = 'GET /api/admin/contact/5/history';
    const api = withLead({ canReply: true })
      .on(history, { body: [], total: 0 })
      .on('GET /api/admin/reply-templates', {
        body: [{ id: 1, name: 'Thanks', text: 'Dear {firstName},', updatedAt: entry.createdAt }],
      })
      .on('POST /api/admin/contact/5/replies', { status: 409, body: problem(409, 'Somebody has answered meanwhile.') });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    await message.findByText('Received from Maya Okafor');
    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('form', { name: 'Reply' }));
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    (await form.findByRole('combobox', { name: 'Insert template' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Thanks' });
    await userEvent.keyboard('{Enter}');
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Dear Maya,');

    api.on(history, { body: [{ ...sent, by: 'Grace Hopper', mail }], total: 1 });
    await userEvent.click(form.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Somebody has answered meanwhile.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Dear Maya,');
    expect(await message.findByText('Grace Hopper replied: Re: Automating our lettings')).toBeInTheDocument();

    api.on('POST /api/admin/contact/5/replies', { status: 201, body: sent });
    await userEvent.click(form.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument());
    expect(api.callsTo('POST /api/admin/contact/5/replies').map(({ body }) => body)).toEqual([
      { subject: 'Re: Automating our lettings', text: 'Dear Maya,', knownReplies: 0 },
      { subject: 'Re: Automating our lettings', text: 'Dear Maya,', knownReplies: 1 },
    ]);

    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    const next = within(await screen.findByRole('form', { name: 'Reply' }));
    expect(next.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Automating our lettings');
    expect(next.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  it('begins a letter in the mail program with a template where no email is set up', async () => {
    const words = 'words and ä & more '.repeat(80);
    withLead({ subject: `${'x'.repeat(250)}\u{1F600}` }).on('GET /api/admin/reply-templates', {
      body: [
        { id: 1, name: 'Long', text: words, updatedAt: entry.createdAt },
        { id: 2, name: 'Thanks', text: 'Dear {firstName},\n100% & more?', updatedAt: entry.createdAt },
      ],
    });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    const choose = async (name: string) => {
      (await message.findByRole('combobox', { name: 'Reply with template' })).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name }));
      return message.getByRole('link', { name: 'Open in mail program' }).getAttribute('href') ?? '';
    };
    expect(await choose('Thanks')).toBe(
      `mailto:maya%40example.com?subject=Re%3A%20${'x'.repeat(250)}&body=Dear%20Maya%2C%0D%0A100%25%20%26%20more%3F`,
    );
    const [start, body] = (await choose('Long')).split('&body=');
    expect(start).toContain('subject=Re');
    expect(body?.length).toBeLessThanOrEqual(1_500);
    const carried = decodeURIComponent(body ?? '');
    expect(words.startsWith(`${carried} `)).toBe(true);
    expect(message.getByRole('status')).toHaveTextContent(`its first ${carried.length} characters`);
    expect(message.getByText(words.trim())).toBeInTheDocument();
  });

  it('can be answered after a history that is too long to be counted', async () => {
    const reply = 'POST /api/admin/contact/5/replies';
    const api = withLead({ canReply: true })
      .on('GET /api/admin/contact/5/history', { body: [entry], total: 101 })
      .on('GET /api/admin/reply-templates', { body: [] })
      .on(reply, { status: 201, body: { ...entry, id: 9, kind: 'reply' } });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('form', { name: 'Reply' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(form.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument());
    expect(api.callsTo(reply)[0]?.body).not.toHaveProperty('knownReplies');
  });

  it('does not say that there are no templates where they could not be fetched', async () => {
    const templates = 'GET /api/admin/reply-templates';
    const api = withLead({ canReply: true }).on(templates, { status: 503 });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    await userEvent.click(message.getByRole('button', { name: 'Reply' }));
    await userEvent.click(await message.findByRole('button', { name: 'Manage templates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply templates' }));
    expect(await dialog.findByText('Failed to fetch the templates')).toBeInTheDocument();
    expect(dialog.queryByText('No templates yet.')).not.toBeInTheDocument();
    api.on(templates, { body: [{ id: 1, name: 'Thanks', text: 'Thank you.' }] });
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Thanks')).toBeInTheDocument();
  });

  it('keeps a reply that is begun where the code of the templates does not come', async () => {
    withLead({ canReply: true }).on('GET /api/admin/reply-templates', { body: [] });
    openConsole('/admin/messages?message=5');
    jest.doMock('./lead/templates-dialog', () => {
      throw new Error('Loading chunk templates-dialog failed.');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    const form = within(await screen.findByRole('form', { name: 'Reply' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(form.getByRole('button', { name: 'Manage templates' }));
    expect(await screen.findByText('The templates could not be loaded')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    jest.dontMock('./lead/templates-dialog');
  });

  it('leaves a template open where the one that was saved was cancelled meanwhile', async () => {
    const template = { id: 1, name: 'Thanks', text: 'Dear {firstName},', updatedAt: entry.createdAt };
    const templates = 'GET /api/admin/reply-templates';
    const api = withLead({ canReply: true }).on(templates, { body: [template] });
    const answer = api.hold('PUT /api/admin/reply-templates/1');
    openConsole('/admin/messages?message=5');
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    for (const name of ['Reply', 'Manage templates', 'Edit Thanks', 'Save template']) await press(name);
    await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
    const dialog = within(screen.getByRole('dialog', { name: 'Reply templates' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('New template');
    const reads = api.callsTo(templates).length;
    answer({ body: template });
    await waitFor(() => expect(api.callsTo(templates).length).toBeGreaterThan(reads));
    expect(dialog.getByLabelText('Name')).toHaveValue('');
  });
});
