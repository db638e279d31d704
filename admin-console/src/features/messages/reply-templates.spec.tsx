import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeApi } from '../../testing/fake-api';
import { entry, sheet, withLead } from '../../testing/messages';
import { openConsole } from '../../testing/open-console';

const templates = 'GET /api/admin/reply-templates';
const update = 'PUT /api/admin/reply-templates/1';
const template = { id: 1, name: 'Thanks', text: 'Dear {firstName},', updatedAt: entry.createdAt };

async function edit(): Promise<FakeApi> {
  const api = withLead({ canReply: true })
    .on(templates, { body: [template] })
    .on(update, { body: template });
  openConsole('/admin/messages?message=5');
  const message = await sheet();
  await userEvent.click(message.getByRole('button', { name: 'Reply' }));
  for (const name of ['Manage templates', 'Edit Thanks']) {
    await userEvent.click(await screen.findByRole('button', { name }));
  }
  return api;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save template' }));

async function write(label: string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

describe('a template that a colleague has changed meanwhile', () => {
  it('keeps what they have changed where it was not changed here', async () => {
    const api = await edit();
    await write('Name', 'Thank you');
    api.on(templates, { body: [{ ...template, text: 'Hello {firstName},' }] });
    await save();
    await waitFor(() => expect(api.callsTo(update)).toHaveLength(1));
    expect(api.callsTo(update)[0]?.body).toEqual({ name: 'Thank you', text: 'Hello {firstName},' });
  });

  it('is replaced where both have changed the same only by whoever has seen what it is by now', async () => {
    const api = await edit();
    await write('Text', 'Mine.');
    api.on(templates, { body: [{ ...template, name: 'Welcome', text: 'Theirs.' }] });
    await save();
    const field = screen.getByLabelText('Text');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/has changed it meanwhile, to “Theirs\.”/));
    expect(field).toHaveFocus();
    expect(api.callsTo(update)).toHaveLength(0);

    api.on(templates, { body: [{ ...template, name: 'Welcome', text: 'Theirs again.' }] });
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/to “Theirs again\.”/));
    await save();
    await waitFor(() => expect(api.callsTo(update)).toHaveLength(1));
    expect(api.callsTo(update)[0]?.body).toEqual({ name: 'Welcome', text: 'Mine.' });
    const dialog = within(screen.getByRole('dialog', { name: 'Reply templates' }));
    expect(await dialog.findByRole('button', { name: 'New template' })).toBeInTheDocument();
  });
});
