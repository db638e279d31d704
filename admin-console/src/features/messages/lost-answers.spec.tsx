import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aSession } from '../../testing/factories';
import { problem } from '../../testing/fake-api';
import { entry, sheet, withLead } from '../../testing/messages';
import { openConsole } from '../../testing/open-console';

const history = 'GET /api/admin/contact/5/history';
const reply = 'POST /api/admin/contact/5/replies';
const stored = { ...entry, id: 9, kind: 'reply' as const, subject: 'Re: Automating our lettings', text: 'Monday?' };
const note = { ...entry, id: 3, kind: 'note' as const };
const lost = { status: 504 };
const conflict = { status: 409, body: problem(409, 'Somebody has answered meanwhile.') };

const withHistory = (...items: object[]) =>
  withLead({ canReply: true })
    .on('GET /api/admin/reply-templates', { body: [] })
    .on(history, { body: items, total: items.length });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument());

async function write(text: string) {
  await press('Reply');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), text);
}

afterEach(() => sessionStorage.clear());

describe('a reply whose answer was lost', () => {
  it('is sent where the history has it', async () => {
    const api = withHistory().on(reply, lost);
    openConsole('/admin/messages?message=5');
    await (await sheet()).findByText('Received from Maya Okafor');
    await write('Monday? ');
    api.on(history, { body: [stored], total: 1 });
    await press('Send reply');
    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    await isClosed();
    await press('Reply');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(api.callsTo(reply)).toHaveLength(1);
  });

  it('is not sent again by whoever comes back to it', async () => {
    const api = withHistory().on(reply, lost);
    const leave = openConsole('/admin/messages?message=5');
    await (await sheet()).findByText('Received from Maya Okafor');
    await write('Monday?');
    await press('Send reply');
    expect(await screen.findByText(/^No answer came: the reply may have been sent\./)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Monday?');
    leave();

    api.on(history, { body: [stored], total: 1 }).on(reply, conflict);
    openConsole('/admin/messages?message=5');
    expect(await screen.findByText('Ada Lovelace replied: Re: Automating our lettings')).toBeInTheDocument();
    await press('Send reply');
    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    await isClosed();
    // The API refuses the second one, as it has seen none.
    expect(api.callsTo(reply).map(({ body }) => body)).toEqual([
      expect.objectContaining({ knownReplies: 0 }),
      expect.objectContaining({ knownReplies: 0 }),
    ]);
  });

  it('is not taken for another of the same words, or for a colleague’s', async () => {
    const api = withHistory(stored).on(reply, conflict);
    openConsole('/admin/messages?message=5');
    const message = await sheet();
    await message.findByText(/Ada Lovelace replied/);
    await write('Monday?');
    api.on(history, { body: [{ ...stored, id: 10, by: 'Grace Hopper' }, stored], total: 2 });
    await press('Send reply');
    expect(await screen.findByText('Somebody has answered meanwhile.')).toBeInTheDocument();
    expect(
      within(await screen.findByRole('form', { name: 'Reply' })).getByRole('textbox', { name: 'Message' }),
    ).toHaveValue('Monday?');
  });

  it('is looked for first in a history that is too long to be counted', async () => {
    const api = withHistory()
      .on(history, { body: [note], total: 101 })
      .on(reply, lost);
    openConsole('/admin/messages?message=5');
    await (await sheet()).findByText('Received from Maya Okafor');
    await write('Monday?');
    await press('Send reply');
    expect(await screen.findByText(/^No answer came/)).toBeInTheDocument();
    api.on(history, { body: [stored, note], total: 102 });
    await press('Send reply');
    expect(await screen.findByText('Reply sent')).toBeInTheDocument();
    expect(api.callsTo(reply)).toHaveLength(1);
  });

  it('waits for a history that was not read yet, so that what others have sent is seen first', async () => {
    const api = withHistory().on(history, { status: 503 }).on(reply, { status: 201, body: stored });
    openConsole('/admin/messages?message=5');
    await (await sheet()).findByText('Failed to fetch the history');
    await write('Monday?');
    api.on(history, { body: [{ ...stored, by: 'Grace Hopper' }], total: 1 });
    await press('Send reply');
    expect(await screen.findByText(/^Not sent yet/)).toBeInTheDocument();
    expect(await screen.findByText(/Grace Hopper replied/)).toBeInTheDocument();
    expect(api.callsTo(reply)).toHaveLength(0);
    await press('Send reply');
    await isClosed();
    expect(api.callsTo(reply)[0]?.body).toMatchObject({ knownReplies: 1 });
  });
});

describe('a deletion whose answer was lost', () => {
  const restore = 'POST /api/admin/contact/5/restore';

  it.each([
    [{ body: aMessage() }, 'Message restored'],
    [{ status: 500 }, 'Failed to restore the message'],
  ])('is undone where that was asked meanwhile, or says that it could not be: %j', async (restored, notice) => {
    const api = withLead().on(restore, restored);
    const answer = api.hold('DELETE /api/admin/contact/5');
    openConsole('/admin/messages?message=5');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Delete' }));
    await press('Undo');
    expect(api.callsTo(restore)).toHaveLength(0);
    answer(lost);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(api.callsTo(restore)).toHaveLength(1);
  });

  it('may be done', async () => {
    withLead().on('DELETE /api/admin/contact/5', lost);
    openConsole('/admin/messages?message=5');
    await userEvent.click((await sheet()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No answer came: the message may have been deleted.')).toBeInTheDocument();
  });
});

describe('a note whose answer was lost', () => {
  const notes = 'POST /api/admin/contact/5/notes';
  const earlier = { ...note, subject: null, text: 'Wants a call' };

  async function addNote() {
    const field = await (await sheet()).findByRole('textbox', { name: 'Note for the team' });
    await userEvent.type(field, 'Wants a call');
    await screen.findByText('Ada Lovelace noted');
    return field;
  }

  it('is added where the history has it', async () => {
    const api = withHistory(earlier).on(notes, lost);
    openConsole('/admin/messages?message=5');
    const field = await addNote();
    api.on(history, { body: [{ ...earlier, id: 4 }, earlier], total: 2 });
    await press('Add note');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(api.callsTo(notes)).toHaveLength(1);
  });

  it('may be added where it has only one of the same words', async () => {
    const api = withHistory(earlier).on(notes, lost);
    openConsole('/admin/messages?message=5');
    const field = await addNote();
    const reads = api.callsTo(history).length;
    await press('Add note');
    expect(await screen.findByText(/^No answer came: the note may have been added\./)).toBeInTheDocument();
    expect(field).toHaveValue('Wants a call');
    expect(api.callsTo(history).length).toBeGreaterThan(reads);
  });
});

it('keeps a note that the browser does not take while its writer signs in again', async () => {
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const api = withLead().on('POST /api/admin/contact/5/notes', { status: 401, body: problem(401, 'Unauthorized') });
  openConsole('/admin/messages?message=5');
  await userEvent.type(await (await sheet()).findByRole('textbox', { name: 'Note for the team' }), 'Wants a call');
  await press('Add note');
  await userEvent.type(await screen.findByLabelText('Username'), 'ada');
  api.on('POST /api/admin/login', { body: aSession() });
  await userEvent.type(screen.getByLabelText('Password'), 'secret-7');
  await press('Sign In');
  expect(await screen.findByRole('textbox', { name: 'Note for the team' })).toHaveValue('Wants a call');
  refusal.mockRestore();
});
