import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const link = { purpose: 'reset', username: 'ada', firstName: 'Ada', expiresAt: '2026-12-01T09:00:00.000Z' };

const save = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
};

describe('the page of a one-time link', () => {
  it('sends its token in bodies only, and leads to the sign-in', async () => {
    const api = new FakeApi()
      .on('POST /api/auth/link', { body: link })
      .on('POST /api/auth/link/password', { status: 204 });
    openConsole('/admin/reset/the-token');
    await save('a new secret');
    expect(await screen.findByLabelText('Username')).toHaveValue('ada');
    expect(window.location.pathname).toBe('/admin/login');
    expect(api.callsTo('POST /api/auth/link/password')[0]?.body).toEqual({
      token: 'the-token',
      password: 'a new secret',
    });
    for (const { address } of api.calls) expect(address).not.toContain('the-token');
  });

  it('says that a link is dead', async () => {
    new FakeApi().on('POST /api/auth/link', { status: 404, body: problem(404, 'This link no longer works.') });
    openConsole('/admin/invitation/the-token');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).not.toBeInTheDocument();
  });

  it('says so too when it was used while the page was open, and where to get another one', async () => {
    new FakeApi()
      .on('POST /api/auth/link', { body: link })
      .on('POST /api/auth/link/password', { status: 404, body: problem(404, 'This link no longer works.') });
    openConsole('/admin/reset/the-token');
    await save('a new secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works');
    const help = screen.getByRole('link', { name: 'Forgot password?' });
    expect(help).toHaveAttribute('href', '/admin/forgot-password');
  });

  it('says that a link is incomplete', async () => {
    const token = 'This link is incomplete. Copy the whole address and try again.';
    new FakeApi().on('POST /api/auth/link', { status: 400, body: problem(400, 'Invalid input', { token }) });
    openConsole('/admin/reset/the-tok');
    expect(await screen.findByRole('alert')).toHaveTextContent(token);
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toBeInTheDocument();
  });

  it('says that the password may be set where no answer came', async () => {
    const api = new FakeApi()
      .on('POST /api/auth/link', { body: link })
      .on('POST /api/auth/link/password', { status: 504 });
    openConsole('/admin/reset/the-token');
    await save('a new secret');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The answer got lost: your password may be set already.',
    );
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/admin/login');

    const first = screen.getByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('The answer got lost');
    const refused = problem(400, 'Invalid input', { password: 'This password contains your name.' });
    api.on('POST /api/auth/link/password', { status: 400, body: refused });
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(screen.queryByText(/may be set already/)).not.toBeInTheDocument());

    api.on('POST /api/auth/link/password', { status: 504 });
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await screen.findByText(/may be set already/);
    api.on('POST /api/auth/link/password', { status: 404, body: problem(404, 'This link no longer works.') });
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('Try to sign in with it.');
  });

  it('can be tried again when the API is away', async () => {
    const api = new FakeApi().on('POST /api/auth/link', { status: 503 });
    openConsole('/admin/reset/the-token');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on('POST /api/auth/link', { body: link });
    await userEvent.click(retry);
    expect(await screen.findByText(/Hello Ada/)).toBeInTheDocument();
  });
});
