import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHistoryGate } from '../../shared/history-gate';
import { isLeavingBlocked } from '../../shared/leave-gate';
import { aMessage } from '../../testing/factories';
import { problem } from '../../testing/fake-api';
import { entry, row, sheet, withLead } from '../../testing/messages';
import { openConsole } from '../../testing/open-console';

describe('the answer to a message', () => {
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
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Message' })).toHaveFocus());

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
    const long = await choose('Long');
    expect(long.length).toBeLessThanOrEqual(2_000);
    const carried = decodeURIComponent(long.split('&body=')[1] ?? '');
    expect(words.startsWith(`${carried} `)).toBe(true);
    expect(message.getByRole('status')).toHaveTextContent(`its first ${carried.length} characters`);
    expect(message.getByText(words.trim())).toBeInTheDocument();
  });

  it.each(['Ж', '\u4E16', '\u{1F600}'])('fits in what Windows passes on, with a subject of many %s', async (sign) => {
    withLead({ subject: sign.repeat(255 / sign.length) }).on('GET /api/admin/reply-templates', {
      body: [{ id: 1, name: 'Long', text: 'Слова и ещё слова. '.repeat(60), updatedAt: entry.createdAt }],
    });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    (await message.findByRole('combobox', { name: 'Reply with template' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Long' }));
    const address = message.getByRole('link', { name: 'Open in mail program' }).getAttribute('href') ?? '';
    expect(address.length).toBeLessThanOrEqual(2_000);
    expect(decodeURIComponent(address)).toContain(`subject=Re: ${sign}`);
    expect(decodeURIComponent(address)).toMatch(/&body=Слова и ещё слова\./);
  });

  it('is marked as answered by whoever has answered it in the mail program', async () => {
    const api = withLead({ state: 'open' }).on('PATCH /api/admin/contact/5', {
      body: aMessage({ isRead: true, state: 'answered' }),
    });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    await message.findByRole('combobox', { name: 'State' });
    expect(message.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument();
    await userEvent.click(message.getByRole('link', { name: 'Reply by email' }));
    const offer = await message.findByRole('button', { name: 'Mark as answered' });
    expect(api.callsTo('PATCH /api/admin/contact/5')).toHaveLength(0);
    api.on('GET /api/admin/contact/5', { body: aMessage({ isRead: true, state: 'answered' }) });
    await userEvent.click(offer);
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    expect(api.callsTo('PATCH /api/admin/contact/5').map(({ body }) => body)).toEqual([{ state: 'answered' }]);
    await waitFor(() => expect(screen.getByRole('article', { name: 'Message' })).toHaveFocus());
  });

  it('is not discarded without a question once something is written', async () => {
    withLead({ canReply: true }).on('GET /api/admin/reply-templates', { body: [] });
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard the reply?' }));
    const text = () => message.findByRole('textbox', { name: 'Message' });
    await press('Reply');
    await userEvent.type(await text(), 'A long answer');
    await press('Discard');
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect(await text()).toHaveValue('A long answer');
    await press('Discard');
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('article', { name: 'Message' })).toHaveFocus());
    await press('Reply');
    expect(await text()).toHaveValue('');
    await press('Discard');
    expect(screen.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument();
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

  it('begins with the templates as they are by now, and so does a change of one', async () => {
    const templates = 'GET /api/admin/reply-templates';
    const template = { id: 1, name: 'Thanks', text: 'Dear {firstName},', updatedAt: entry.createdAt };
    const api = withLead({ canReply: true }).on(templates, { body: [template] });
    openConsole('/admin/messages?message=5');
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Reply');
    const choice = await screen.findByRole('combobox', { name: 'Insert template' });
    api.on(templates, { body: [{ ...template, name: 'Welcome' }] });
    act(() => void window.dispatchEvent(new Event('focus')));
    choice.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Welcome' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');

    const answer = api.hold(templates);
    await press('Manage templates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply templates' }));
    expect(dialog.queryByText('Welcome')).not.toBeInTheDocument();
    answer({ body: [{ ...template, text: 'Hello {firstName},' }] });
    await press('Edit Thanks');
    expect(dialog.getByLabelText('Text')).toHaveValue('Hello {firstName},');
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
    await press('Reply');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Half an answer');
    for (const name of ['Manage templates', 'Edit Thanks', 'Save template']) await press(name);
    await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
    const dialog = within(screen.getByRole('dialog', { name: 'Reply templates' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('New template');
    const reads = api.callsTo(templates).length;
    answer({ body: template });
    await waitFor(() => expect(api.callsTo(templates).length).toBeGreaterThan(reads));
    expect(dialog.getByLabelText('Name')).toHaveValue('');
    // The form of the reply, in which the dialog stands for React, was not sent.
    expect(api.callsTo('POST')).toHaveLength(0);
  });

  it('keeps the text of a template that is left unsaved, and asks about it and the reply behind it', async () => {
    const removeHistoryGate = installHistoryGate();
    const api = withLead({ canReply: true }).on('GET /api/admin/reply-templates', { body: [] });
    openConsole('/admin/messages');
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const answer = async (words: RegExp, name: string) => {
      const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      expect(await within(question).findByText(words)).toBeInTheDocument();
      await userEvent.click(within(question).getByRole('button', { name }));
    };
    const text = () => screen.findByLabelText('Text');
    await userEvent.click(await row(/Maya Okafor/));
    await press('Reply');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'A long answer');
    for (const name of ['Manage templates', 'New template']) await press(name);
    await userEvent.type(await text(), 'Dear you,');
    act(() => window.history.back());
    await answer(/This template is not saved yet/, 'Cancel');
    expect(await text()).toHaveValue('Dear you,');

    act(() => window.history.back());
    await answer(/This template is not saved yet/, 'Leave');
    await answer(/What you have written is not sent yet/, 'Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(await row(/Maya Okafor/));
    for (const name of ['Manage templates', 'New template']) await press(name);
    expect(await text()).toHaveValue('Dear you,');
    await press('Cancel');
    expect(isLeavingBlocked()).toBe(true);
    await press('New template');
    expect(await text()).toHaveValue('');

    // Nor what was saved after it was left.
    const saved = api.hold('POST /api/admin/reply-templates');
    await userEvent.type(screen.getByLabelText('Name'), 'Late');
    await userEvent.type(await text(), 'Saved late.');
    await press('Save template');
    act(() => window.history.back());
    await answer(/This template is not saved yet/, 'Leave');
    await answer(/What you have written is not sent yet/, 'Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    saved({ status: 201, body: { id: 2, name: 'Late', text: 'Saved late.', updatedAt: entry.createdAt } });
    await userEvent.click(await row(/Maya Okafor/));
    for (const name of ['Manage templates', 'New template']) await press(name);
    expect(await text()).toHaveValue('');
    removeHistoryGate();
  });
});
