import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aUser } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const withUsers = (...users: ReturnType<typeof aUser>[]) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: users, total: users.length });

const openDialog = async (button: string) => {
  openConsole('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

const slips: [string, () => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => fireEvent.pointerDown(document.body)],
];

describe('the list of users', () => {
  it('shows a row for each', async () => {
    withUsers(aUser(), aUser({ id: 'bob', username: 'bob', isActive: false, role: 'user' }));
    openConsole('/admin/users');

    const row = await screen.findByRole('row', { name: /bob/ });
    expect(within(row).getByText('Inactive')).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Name', 'Username', 'Email', 'Role', 'Status', 'Created', 'Actions']);
  });

  it('offers no Delete on the own account, and points out the user of the address', async () => {
    withUsers(aUser(), aUser({ id: 'bob', username: 'bob' }));
    openConsole('/admin/users?user=bob');
    const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await rowOf(/bob/)).getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    const own = await rowOf(/ ada /);
    expect(own.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(own.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /bob/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('row', { name: / ada / })).not.toHaveAttribute('aria-current');
  });

  it('offers to add the first', async () => {
    withUsers();
    openConsole('/admin/users');
    expect(await screen.findByText('No users found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add First User' })).toBeInTheDocument();
  });
});

describe('the user dialog', () => {
  it('says what is missing or too short', async () => {
    const api = withUsers(aUser());
    const dialog = await openDialog('Add User');
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await dialog.findByText('Username is required')).toBeInTheDocument();
    expect(dialog.getByText('Valid email is required')).toBeInTheDocument();
    expect(dialog.getByText('First name is required')).toBeInTheDocument();
    expect(dialog.getByText('Last name is required')).toBeInTheDocument();

    expect(dialog.getByLabelText('Username')).toHaveAttribute('autocorrect', 'off');
    await userEvent.type(dialog.getByLabelText('Username'), 'ab');
    await userEvent.type(dialog.getByLabelText('Password'), '12345');
    expect(await dialog.findByText('Username must be at least 3 characters')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await dialog.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(api.callsTo('POST')).toEqual([]);
  });

  it('adds a user', async () => {
    const api = withUsers(aUser()).on('POST /api/admin/users', { status: 201, body: aUser() });
    const dialog = await openDialog('Add User');
    await userEvent.type(dialog.getByLabelText('First Name'), 'Grace');
    await userEvent.type(dialog.getByLabelText('Last Name'), 'Hopper');
    await userEvent.type(dialog.getByLabelText('Username'), 'grace');
    await userEvent.type(dialog.getByLabelText('Email'), 'grace@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'secret-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));

    expect(await screen.findByText('User created successfully')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo('POST /api/admin/users')[0]?.body).toEqual({
      firstName: 'Grace',
      lastName: 'Hopper',
      username: 'grace',
      email: 'grace@example.com',
      password: 'secret-7',
      role: 'user',
      isActive: true,
    });
  });

  it('leaves the password as it is when the field stays blank', async () => {
    const api = withUsers(aUser()).on('PUT /api/admin/users/ada', { body: aUser() });
    const dialog = await openDialog('Edit');
    expect(dialog.getByLabelText('New Password (leave blank to keep current)')).toHaveValue('');
    await userEvent.click(dialog.getByRole('switch'));
    await userEvent.click(dialog.getByRole('button', { name: 'Update User' }));

    expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
    const [call] = api.callsTo('PUT /api/admin/users/ada');
    expect(call?.body).toMatchObject({ username: 'ada', isActive: false });
    expect(call?.body).not.toHaveProperty('password');
    // Somebody else may have changed it meanwhile.
    expect(call?.body).not.toHaveProperty('role');
  });

  it('keeps what was typed and shows the server’s message when it can’t save', async () => {
    const message = 'This is the last active admin.';
    withUsers(aUser()).on('PUT /api/admin/users/ada', { status: 409, body: problem(409, message) });
    const dialog = await openDialog('Edit');
    await userEvent.type(dialog.getByLabelText('Last Name'), ' King');
    await userEvent.click(dialog.getByRole('button', { name: 'Update User' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText('Last Name')).toHaveValue('Lovelace King');
  });
});

describe('a user dialog with something changed in it', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Close without saving?' });

  it.each(slips)('asks before %s closes it', async (_, slip) => {
    withUsers(aUser());
    const dialog = await openDialog('Edit');
    await userEvent.type(dialog.getByLabelText('Last Name'), ' King');
    await slip();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Last Name')).toHaveValue('Lovelace King');

    await slip();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(slips)('is closed by %s once nothing is changed any more', async (_, slip) => {
    withUsers(aUser());
    const dialog = await openDialog('Edit');
    await userEvent.type(dialog.getByLabelText('Last Name'), 's{Backspace}');
    await slip();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is closed by Cancel at once, and empty the next time', async () => {
    withUsers(aUser());
    const dialog = await openDialog('Add User');
    await userEvent.type(dialog.getByLabelText('First Name'), 'Grace');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('First Name')).toHaveValue('');
  });
});

describe('a user without a password', () => {
  const link = 'https://www.example.com/admin/invitation/a-token';
  const invitation = (facts: object = {}) => ({
    ...{ purpose: 'invitation', email: 'ada@example.com', mail: 'off', link },
    ...{ expiresAt: '2026-12-01T09:00:00.000Z', ...facts },
  });
  const addWithout = async (facts?: object) => {
    withUsers(aUser()).on('POST /api/admin/users', {
      status: 201,
      body: { ...aUser(), invitation: invitation(facts) },
    });
    const dialog = await openDialog('Add User');
    await userEvent.type(dialog.getByLabelText('First Name'), 'Grace');
    await userEvent.type(dialog.getByLabelText('Last Name'), 'Hopper');
    await userEvent.type(dialog.getByLabelText('Username'), 'grace');
    await userEvent.type(dialog.getByLabelText('Email'), 'grace@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    return within(await screen.findByRole('dialog', { name: 'Invitation' }));
  };

  it('is invited: the link is there to copy', async () => {
    const dialog = await addWithout();
    expect(dialog.getByLabelText('Link')).toHaveValue(link);
    expect(dialog.getByText(/can’t send email/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add User' })).toHaveFocus());
  });

  it.each(slips)('is invited by a link that %s does not take away without a question', async (_, slip) => {
    const dialog = await addWithout();
    await slip();
    const question = within(await screen.findByRole('alertdialog', { name: 'Have you copied the link?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByLabelText('Link')).toHaveValue(link);

    await slip();
    await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is invited by email: the admin does not get the link', async () => {
    const dialog = await addWithout({ mail: 'sent', link: null });
    expect(dialog.getByText('The link was sent to ada@example.com.')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Link')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is invited by hand when the email failed', async () => {
    const dialog = await addWithout({ mail: 'failed' });
    expect(dialog.getByRole('alert')).toHaveTextContent('could not be sent');
    expect(dialog.getByLabelText('Link')).toHaveValue(link);
  });
});

describe('further tasks of a user', () => {
  const entriesOf = async (facts: Partial<ReturnType<typeof aUser>>) => {
    withUsers(aUser(facts));
    openConsole('/admin/users');
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for ada' }));
    return (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  };

  it.each([
    [{ hasPassword: true }, ['Send password reset']],
    [{ hasPassword: false }, ['Send invitation']],
    [{ hasPassword: true, hasSecondFactor: true }, ['Send password reset', 'Remove second factor']],
    [{ isActive: false, hasSecondFactor: true }, ['Remove second factor']],
  ])('of %j are %j', async (facts, entries) => {
    expect(await entriesOf(facts)).toEqual(entries);
  });
});

describe('deleting a user', () => {
  const withOthers = (...users: ReturnType<typeof aUser>[]) =>
    withUsers(...users).on('GET /api/admin/auth', { body: aSession({ id: 'eve', username: 'eve' }) });
  const confirm = async () => {
    openConsole('/admin/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete', description: 'ada' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete this user?')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  };

  it('asks first', async () => {
    const api = withOthers(aUser()).on('DELETE /api/admin/users/ada', { status: 204 });
    await confirm();
    expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
    expect(api.callsTo('DELETE /api/admin/users/ada')).toHaveLength(1);
  });

  it('goes on at the user who takes the place of the deleted one', async () => {
    const bob = aUser({ id: 'bob', username: 'bob', email: 'bob@example.com' });
    const api = withOthers(aUser(), bob).on('DELETE /api/admin/users/ada', { status: 204 });
    openConsole('/admin/users');
    const deleteOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name })).getByRole('button', { name: 'Delete' });
    (await deleteOf(/ada@/)).focus();
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('alertdialog'))
      .getByRole('button', { name: 'Delete' })
      .focus();
    api.on('GET /api/admin/users', { body: [bob], total: 1 });
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1));
    await waitFor(async () => expect(await deleteOf(/bob@/)).toHaveFocus());
  });

  it('goes on past the own account, which cannot be deleted', async () => {
    const bob = aUser({ id: 'bob', username: 'bob' });
    const carl = aUser({ id: 'carl', username: 'carl' });
    const api = withUsers(bob, aUser(), carl).on('DELETE /api/admin/users/bob', { status: 204 });
    openConsole('/admin/users');
    const deleteOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name })).getByRole('button', { name: 'Delete' });
    await userEvent.click(await deleteOf(/ bob /));
    const question = within(await screen.findByRole('alertdialog'));
    api.on('GET /api/admin/users', { body: [aUser(), carl], total: 2 });
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await deleteOf(/ carl /)).toHaveFocus());
  });

  it('shows why it was refused', async () => {
    const message = 'You can’t delete your own account.';
    withOthers(aUser()).on('DELETE /api/admin/users/ada', { status: 409, body: problem(409, message) });
    await confirm();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('leads to the sign-in when the session is over', async () => {
    const body = problem(401, 'Unauthorized: please sign in');
    withOthers(aUser()).on('DELETE /api/admin/users/ada', { status: 401, body });
    await confirm();
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
  });
});
