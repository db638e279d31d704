import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aUser } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

it('leaves what somebody else has changed of a user since the list was read', async () => {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: [aUser()], total: 1 })
    .on('PUT /api/admin/users/ada', { body: aUser() });
  openConsole('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  api.on('GET /api/admin/users', { body: [aUser({ email: 'countess@example.com' })], total: 1 });
  await userEvent.type(dialog.getByLabelText('Last Name'), ' King');
  await userEvent.click(dialog.getByRole('button', { name: 'Update User' }));

  expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
  const [call] = api.callsTo('PUT /api/admin/users/ada');
  expect(call?.body).toEqual({
    username: 'ada',
    email: 'countess@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace King',
  });
});

it('shows the users as they are now where a password reset was refused', async () => {
  const message = 'This account is inactive.';
  const bob = aUser({ id: 'bob', username: 'bob' });
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: [bob], total: 1 })
    .on('POST /api/admin/users/bob/password-reset', { status: 409, body: problem(409, message) });
  openConsole('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for bob' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send password reset' }));
  api.on('GET /api/admin/users', { body: [{ ...bob, isActive: false }], total: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Send reset' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
});

describe('the dialog of an invited user', () => {
  const bob = aUser({ id: 'bob', username: 'bob', hasPassword: false, invitedUntil: '2999-12-01T09:00:00.000Z' });
  const ended = 'User updated. The invitation no longer works: send a new one.';

  it.each([
    ['says that a change ended the invitation', { invitedUntil: null }, ended],
    ['says no such thing where it is still good', {}, 'User updated successfully'],
    ['nor where nobody needs it any more', { invitedUntil: null, hasPassword: true }, 'User updated successfully'],
    ['nor where nobody may use it', { invitedUntil: null, isActive: false }, 'User updated successfully'],
  ])('%s', async (_, facts, notice) => {
    new FakeApi()
      .on('GET /api/admin/auth', { body: aSession() })
      .on('GET /api/admin/users', { body: [bob], total: 1 })
      .on('PUT /api/admin/users/bob', { body: { ...bob, ...facts } });
    openConsole('/admin/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByLabelText('Email'), '.org');
    await userEvent.click(screen.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
  });
});
