import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const sessions = 'GET /api/auth/account/sessions';
const phone = { id: '1', device: 'Phone', isCurrent: false, address: null, startedAt: null, seenAt: null };
const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];

/** Answers the call that waits. */
let answer: () => void;
let api: FakeApi;

function openAccount(hasSecondFactor: boolean, call?: string) {
  api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/auth/account', {
      body: { ...aSession(), hasSecondFactor, recoveryCodesLeft: 2, passwordMinimum: 12 },
    })
    .on(sessions, { body: [phone] })
    .on('POST /api/auth/account/second-factor', { body: { secret: 'ABCD', uri: 'otpauth://totp/ada?secret=ABCD' } })
    .on('POST /api/auth/account/second-factor/confirm', { body: { recoveryCodes } })
    .on('POST /api/auth/account/second-factor/recovery-codes', { body: { recoveryCodes } });
  if (call) {
    const release = api.hold(`POST /api/auth/account/second-factor/${call}`);
    answer = () => release({ body: { recoveryCodes } });
  }
  openConsole('/admin/account');
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await within(await screen.findByRole('dialog')).findByLabelText(label), text);

async function renew(call?: string) {
  openAccount(true, call);
  await press('New recovery codes');
  await type('Current password', 'secret-7');
  await type('Code', '123456');
  await press('Make new codes');
}

async function setUp(call?: string) {
  openAccount(false, call);
  await press('Set up');
  await type('Current password', 'secret-7');
  await press('Continue');
  await type('Code', '123456');
  await press('Turn on');
}

const escape = () => userEvent.keyboard('{Escape}');
const pressBeside = () => fireEvent.pointerDown(document.body);

describe('recovery codes', () => {
  it.each([
    ['made anew', renew, 'recovery-codes'],
    ['of a second factor that is set up', setUp, 'confirm'],
  ])('%s are shown although somebody tried to close the dialog before they came', async (_which, make, call) => {
    await make(call);
    await escape();
    answer();
    expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument();
  });

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
    await press('I have them');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are selected to be copied by hand where the browser refuses the clipboard', async () => {
    window.isSecureContext = true;
    const writeText = () => Promise.reject(new Error('Refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await renew();
    await press('Copy all');
    expect(await screen.findByText(/copy it with Ctrl\+C/)).toBeInTheDocument();
    for (const code of recoveryCodes) expect(String(window.getSelection())).toContain(code);
    expect(screen.queryByText('Copied to the clipboard')).not.toBeInTheDocument();
  });

  it('are saved as a file that the browser has time to take over', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    URL.createObjectURL = jest.fn(() => 'blob:codes');
    URL.revokeObjectURL = jest.fn();
    await renew();
    await press('Download');
    expect(click.mock.contexts).toEqual([
      expect.objectContaining({ href: 'blob:codes', download: 'recovery-codes-ada.txt' }),
    ]);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  });

  it('are closed at once by whoever has saved them', async () => {
    await renew();
    await press('I have saved them');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('leaves another dialog open where the one that turned the second factor off was closed meanwhile', async () => {
  const answer = openAccount(true).hold('POST /api/auth/account/second-factor/disable');
  await press('Turn off');
  await type('Current password', 'secret-7');
  await type('Code', '123456');
  await userEvent.keyboard('{Enter}');
  await press('Close');
  await press('New recovery codes');
  answer({ status: 204 });
  expect(await screen.findByText(/^The second factor is off/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'New recovery codes' })).toBeInTheDocument();
});

describe('the second factor', () => {
  it('leaves no other device on the list once it is turned on, and says so', async () => {
    await setUp();
    expect(await screen.findByText(/You have been signed out everywhere else/)).toBeInTheDocument();
    expect(screen.queryAllByText('Phone')).not.toEqual([]);
    api.on(sessions, { body: [] });
    await press('I have saved them');
    await waitFor(() => expect(screen.queryAllByText('Phone')).toEqual([]));
  });

  it('leaves no other device on the list once it is turned off, and says so', async () => {
    openAccount(true).on('POST /api/auth/account/second-factor/disable', { status: 204 });
    expect(await screen.findAllByText('Phone')).not.toEqual([]);
    await press('Turn off');
    await type('Current password', 'secret-7');
    await type('Code', '123456');
    api.on(sessions, { body: [] });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/You have been signed out everywhere else/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText('Phone')).toEqual([]));
  });

  it('has the focus once it is turned off', async () => {
    openAccount(true);
    api.on('POST /api/auth/account/second-factor/disable', { status: 204 });
    await press('Turn off');
    await type('Current password', 'secret-7');
    await type('Code', '123456');
    api.on('GET /api/auth/account', {
      body: { ...aSession(), hasSecondFactor: false, recoveryCodesLeft: 0, passwordMinimum: 12 },
    });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Second factor' })).toHaveFocus());
  });
});
