import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSession } from '@site/api-client/admin';
import { aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const sessions = 'GET /api/auth/account/sessions';

const onDevice = (device: string, isCurrent = false): AccountSession => ({
  ...{ id: device, device, isCurrent },
  ...{ address: null, startedAt: null, seenAt: null },
});
const here = onDevice('Firefox', true);
const [phone, tablet] = [onDevice('Phone'), onDevice('Tablet')];

async function openSessions(list: AccountSession[]) {
  const account = { ...aSession(), hasSecondFactor: false, recoveryCodesLeft: 0, passwordMinimum: 12 };
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/auth/account', { body: account })
    .on(sessions, { body: list })
    .on('DELETE /api/auth/account/sessions', { status: 204 })
    .on('DELETE /api/auth/account/sessions/Phone', { status: 204 });
  openConsole('/admin/account');
  await screen.findByRole('button', { name: 'Sign out Phone' });
  return api;
}

describe('signing out elsewhere', () => {
  it('goes on at the session that takes the place of one that has ended', async () => {
    const api = await openSessions([here, phone, tablet]);
    api.on(sessions, { body: [here, tablet] });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Phone' }));
    expect(await screen.findByText('Signed out: Phone')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign out Tablet' })).toHaveFocus());
  });

  it.each(['Sign out Phone', 'Sign out everywhere else'])('“%s” goes on at the top after the last', async (name) => {
    const api = await openSessions([here, phone]);
    api.on(sessions, { body: [here] });
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
