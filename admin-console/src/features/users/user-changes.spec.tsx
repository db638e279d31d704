import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aUser } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
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
