import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/factories';
import { installHistoryGate } from '../../shared/history-gate';
import { FakeApi } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const account = { ...aSession(), hasSecondFactor: false, recoveryCodesLeft: 0, passwordMinimum: 12 };

/** Opens the own account, at once or from another screen, and changes the last name there. */
async function changeName(from = '/admin/account') {
  const api = new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/users', { body: [], total: 0 })
    .on('GET /api/auth/account', { body: account })
    .on('GET /api/auth/account/sessions', { body: [] });
  openConsole(from);
  if (from !== '/admin/account') await userEvent.click(await screen.findByRole('link', { name: /account/i }));
  await userEvent.type(await screen.findByLabelText('Last name'), ' King');
  return api;
}
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Users' }));
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

/** Resolves once the browser has made a step of its history. */
const stepBy = (go: () => void) => {
  const done = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));
  go();
  return done;
};

describe('a profile that was changed', () => {
  it('is skipped to without a step of the history', async () => {
    await changeName();
    const steps = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Skip to the screen' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.history.length).toBe(steps);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is not left by steps within its page, but by the next', async () => {
    // It has to listen before the router does.
    const removeHistoryGate = installHistoryGate();
    await changeName('/admin/users');
    await stepBy(() => (window.location.hash = '#name'));
    await stepBy(() => window.history.back());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await stepBy(() => window.history.back());
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/account'));
    expect(screen.getByLabelText('Last name')).toHaveValue('Lovelace King');
    removeHistoryGate();
  });

  it('is not left without a question', async () => {
    await changeName();
    await leave();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/account');
    expect(screen.getByLabelText('Last name')).toHaveValue('Lovelace King');

    await leave();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeInTheDocument();
  });

  it('is left at once when it is saved', async () => {
    const api = await changeName();
    api.on('PUT /api/auth/account', { body: { ...account, lastName: 'Lovelace King' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    await leave();
    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is not left without a question when something was typed while it was saved', async () => {
    const api = await changeName();
    const answer = api.hold('PUT /api/auth/account');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
    await userEvent.type(screen.getByLabelText('Last name'), '-Noel');
    answer({ body: { ...account, lastName: 'Lovelace King' } });
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveValue('Lovelace King-Noel');
    await leave();
    expect(await question()).toBeInTheDocument();
  });

  it('has what the API knows by then where it was open before', async () => {
    const api = await changeName();
    await leave();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'User Management' });
    const answer = api.hold('GET /api/auth/account');
    await userEvent.click(screen.getByRole('link', { name: /account/i }));
    await screen.findByRole('heading', { name: 'Your account' });
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    answer({ body: { ...account, email: 'countess@example.com' } });
    expect(await screen.findByLabelText('Email')).toHaveValue('countess@example.com');
  });

  it('leaves an email that was changed meanwhile as it is', async () => {
    const api = await changeName();
    const changed = { ...account, email: 'countess@example.com' };
    api.on('GET /api/auth/account', { body: changed }).on('PUT /api/auth/account', { body: changed });
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(api.callsTo('PUT /api/auth/account')[0]?.body).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Lovelace King', email: 'countess@example.com' },
    });
    expect(screen.getByLabelText('Email')).toHaveValue('countess@example.com');
  });

  it.each(['mailto:ada@example.com', 'tel:+49301234'])(
    'stays where it is, without a question, at a link to %s',
    async (href) => {
      await changeName();
      const link = document.body.appendChild(
        Object.assign(document.createElement('a'), { href, textContent: 'Contact' }),
      );
      const arrived = new Promise<boolean>((resolve) =>
        link.addEventListener('click', (event) => {
          resolve(!event.defaultPrevented);
          // jsdom can't open another program.
          event.preventDefault();
        }),
      );
      await userEvent.click(link);
      link.remove();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(await arrived).toBe(true);
    },
  );
});
