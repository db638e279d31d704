import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aUser } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const bob = aUser({ id: 'bob', username: 'bob', hasPassword: true, hasSecondFactor: true });
const link = (purpose: 'invitation' | 'reset') => ({
  ...{ purpose, email: 'bob@example.com', mail: 'off', link: 'https://www.example.com/admin/a-token' },
  expiresAt: '2999-12-01T09:00:00.000Z',
});

const press = async (role: 'button' | 'menuitem', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

/** Begins something, and cancels it while the answer to `call` is on its way. */
async function cancelEarly(call: string, begin: () => Promise<void>) {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: [bob], total: 1 });
  const answer = api.hold(call);
  openConsole('/admin/users');
  await begin();
  await waitFor(() => expect(api.callsTo(call)).toHaveLength(1));
  await press('button', 'Cancel');
  return answer;
}

const edit = async () => {
  await press('button', 'Edit');
  await press('button', 'Update User');
};
const add = async () => {
  await press('button', 'Add User');
  const dialog = within(await screen.findByRole('dialog'));
  for (const field of ['First Name', 'Last Name', 'Username'])
    await userEvent.type(dialog.getByLabelText(field), 'bob');
  await userEvent.type(dialog.getByLabelText('Email'), 'bob@example.com');
  await press('button', 'Create User');
};
const remove = async () => {
  await press('button', 'Delete');
  await press('button', 'Delete');
};
const choose = (entry: string, verb: string) => async () => {
  await press('button', 'More actions for bob');
  await press('menuitem', entry);
  await press('button', verb);
};
const reset = choose('Send password reset', 'Send reset');

describe('the answer to what was cancelled meanwhile', () => {
  it.each([
    ['User updated successfully', 'PUT /api/admin/users/bob', edit, { body: bob }],
    [
      'User created successfully',
      'POST /api/admin/users',
      add,
      { status: 201, body: { ...bob, invitation: link('invitation') } },
    ],
    ['User deleted successfully', 'DELETE /api/admin/users/bob', remove, { status: 204 }],
    [
      'Second factor removed',
      'DELETE /api/admin/users/bob/second-factor',
      choose('Remove second factor', 'Remove'),
      { status: 204 },
    ],
    ['Failed to make the link', 'POST /api/admin/users/bob/password-reset', reset, { status: 500 }],
  ])('“%s” leaves another dialog open', async (notice, call, begin, answer) => {
    const send = await cancelEarly(call, begin);
    await press('button', 'Add User');
    const another = await screen.findByRole('dialog', { name: 'Add New User' });
    send(answer);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBe(another);
  });

  it('shows its link where nothing else is open', async () => {
    const send = await cancelEarly('POST /api/admin/users/bob/password-reset', reset);
    send({ body: link('reset') });
    expect(await screen.findByRole('dialog', { name: 'Password reset' })).toBeInTheDocument();
  });
});
