import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];

async function openAccount(hasSecondFactor: boolean) {
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/auth/account', {
      body: { ...aSession(), hasSecondFactor, recoveryCodesLeft: 2, passwordMinimum: 12 },
    })
    .on('GET /api/auth/account/sessions', { body: [] })
    .on('POST /api/auth/account/second-factor', { body: { secret: 'ABCD', uri: 'otpauth://totp/ada?secret=ABCD' } })
    .on('POST /api/auth/account/second-factor/confirm', { body: { recoveryCodes } })
    .on('POST /api/auth/account/second-factor/recovery-codes', { body: { recoveryCodes } });
  openConsole('/admin/account');
  await userEvent.click(await screen.findByRole('button', { name: hasSecondFactor ? 'New recovery codes' : 'Set up' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Current password'), 'secret-7');
  return dialog;
}

async function renew() {
  const dialog = await openAccount(true);
  await userEvent.type(dialog.getByLabelText('Code'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Make new codes' }));
}

async function setUp() {
  const dialog = await openAccount(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await dialog.findByLabelText('Code'), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
}

const escape = () => userEvent.keyboard('{Escape}');
const pressBeside = () => fireEvent.pointerDown(document.body);

describe('recovery codes', () => {
  it.each([
    ['made anew', 'Escape', renew, escape],
    ['made anew', 'a press beside them', renew, pressBeside],
    ['of a second factor that was set up', 'Escape', setUp, escape],
    ['of a second factor that was set up', 'a press beside them', setUp, pressBeside],
  ])('%s are not closed by %s without a question', async (_which, _how, make, slip) => {
    await make();
    expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument();
    await slip();
    const question = within(await screen.findByRole('alertdialog', { name: 'Have you saved the codes?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('aaaa-bbbb')).toBeInTheDocument();

    await slip();
    await userEvent.click(await screen.findByRole('button', { name: 'I have them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are closed at once by whoever has saved them', async () => {
    await renew();
    await userEvent.click(await screen.findByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
