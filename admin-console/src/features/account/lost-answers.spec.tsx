import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const account = { ...aSession(), hasSecondFactor: false, recoveryCodesLeft: 2, passwordMinimum: 12 };
const factor = '/api/auth/account/second-factor';
const phone = { id: '1', device: 'Phone', isCurrent: false, address: null, startedAt: null, seenAt: null };

function openAccount(hasSecondFactor: boolean) {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/auth/account', { body: { ...account, hasSecondFactor } })
    .on('GET /api/auth/account/sessions', { body: [phone] })
    .on(`POST ${factor}`, { body: { secret: 'ABCD', uri: 'otpauth://totp/ada?secret=ABCD' } });
  openConsole('/admin/account');
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await within(await screen.findByRole('dialog')).findByLabelText(label), text);
const prove = async () => {
  await type('Current password', 'secret-7');
  await type('Code', '123456{Enter}');
};

describe('an answer that got lost', () => {
  it('may have made new recovery codes, which the account shows', async () => {
    const api = openAccount(true).on(`POST ${factor}/recovery-codes`, { status: 504 });
    await press('New recovery codes');
    api.on('GET /api/auth/account', { body: { ...account, hasSecondFactor: true, recoveryCodesLeft: 10 } });
    await prove();
    const notice = 'No answer came. Your old codes may no longer work: make new ones.';
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(await screen.findByText('10 of 10 recovery codes left')).toBeInTheDocument();
  });

  it.each([
    ['got lost', { status: 504 }, /^No answer came\. The second factor may be on: if it is, make new/],
    [
      'came late',
      { status: 409, body: problem(409, 'The second factor is already on.') },
      /^The second factor is already/,
    ],
  ])('that turned the second factor on and %s leaves the account as it is now', async (_, answer, notice) => {
    const api = openAccount(false).on(`POST ${factor}/confirm`, answer);
    await press('Set up');
    await type('Current password', 'secret-7{Enter}');
    api.on('GET /api/auth/account', { body: { ...account, hasSecondFactor: true } });
    api.on('GET /api/auth/account/sessions', { body: [] });
    await type('Code', '123456{Enter}');
    expect(await screen.findByText(notice)).toBeInTheDocument();
    await press('Close');
    expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeInTheDocument();
    expect(screen.queryAllByText('Phone')).toEqual([]);
  });

  it('may have changed the password, and signed others out', async () => {
    const api = openAccount(false).on('PUT /api/auth/account/password', { status: 504 });
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    expect(await screen.findAllByText('Phone')).not.toEqual([]);
    await userEvent.type(form.getByLabelText('Current password'), 'secret-7');
    await userEvent.type(form.getByLabelText('New password'), 'another secret');
    api.on('GET /api/auth/account/sessions', { body: [] });
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/try your new password as the current one/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText('Phone')).toEqual([]));
  });
});
