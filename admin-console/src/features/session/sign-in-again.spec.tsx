import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aUser } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const again = 'POST /api/auth/account/sign-in-again';
const refusal = (fields: Record<string, string>) => ({
  status: 403,
  body: problem(403, 'This changes who has access or what visitors get. Please enter your password again.', fields),
});

/** Edits a user in a session that is too old for that. */
async function saveUser(fields: Record<string, string> = { currentPassword: 'Please enter your password again' }) {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: [aUser()], total: 1 })
    .on('PUT /api/admin/users/ada', refusal(fields));
  openConsole('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await userEvent.clear(form.getByLabelText('Last Name'));
  await userEvent.type(form.getByLabelText('Last Name'), 'King');
  await userEvent.click(form.getByRole('button', { name: 'Update User' }));
  return { api, dialog: within(await screen.findByRole('dialog', { name: 'Confirm it’s you' })) };
}

describe('a change that takes a recent sign-in', () => {
  // ASVS 7.5.1
  it('asks for the password, then makes the change with all that was typed', async () => {
    const { api, dialog } = await saveUser();
    api.on(again, { status: 204 }).on('PUT /api/admin/users/ada', { body: aUser() });
    expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo(again)[0]?.body).toEqual({ currentPassword: 'secret-7' });
    const [refused, made] = api.callsTo('PUT /api/admin/users/ada').map(({ body }) => body);
    expect(made).toMatchObject({ lastName: 'King' });
    expect(made).toEqual(refused);
  });

  it('asks for a code too where the account has a second factor', async () => {
    const { api, dialog } = await saveUser({ currentPassword: 'Please', code: 'Please enter a code' });
    api.on(again, { status: 204 }).on('PUT /api/admin/users/ada', { body: aUser() });
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret-7');
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
    expect(api.callsTo(again)[0]?.body).toEqual({ currentPassword: 'secret-7', code: '123456' });
  });

  it('says so when the password is wrong, and lets the person try again', async () => {
    const { api, dialog } = await saveUser();
    const wrong = 'This is not your current password';
    api.on(again, { status: 400, body: problem(400, wrong, { currentPassword: wrong }) });
    await userEvent.type(dialog.getByLabelText('Your password'), 'guess-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(wrong)).toBeInTheDocument();
    expect(api.callsTo('PUT /api/admin/users/ada')).toHaveLength(1);
  });

  it('gives way to the sign-in where the session has ended', async () => {
    const { api, dialog } = await saveUser();
    const ended = { status: 401, body: problem(401, 'Unauthorized: please sign in') };
    api.on(again, ended).on('GET /api/admin/auth', ended);
    await userEvent.type(dialog.getByLabelText('Your password'), 'secret-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the form open and filled in for whoever thinks better of it', async () => {
    const { api, dialog } = await saveUser();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).not.toBeInTheDocument());
    const form = within(screen.getByRole('dialog', { name: 'Edit User' }));
    expect(form.getByLabelText('Last Name')).toHaveValue('King');
    expect(form.getByRole('button', { name: 'Update User' })).not.toHaveAttribute('aria-disabled');
    expect(api.callsTo('PUT /api/admin/users/ada')).toHaveLength(1);
  });
});
