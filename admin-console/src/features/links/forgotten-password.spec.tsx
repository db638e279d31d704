import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';

const open = async () => {
  openConsole('/admin/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot password?' });
};
const ask = async (username: string) => {
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
};

describe('“Forgot password?”', () => {
  it('asks for the username, and says that a link is on its way if there is such an account', async () => {
    const api = new FakeApi()
      .on('GET /api/auth/forgotten-password', { body: { byMail: true } })
      .on('POST /api/auth/forgotten-password', { status: 204 });
    await open();
    await ask('ada');
    expect(await screen.findByRole('status')).toHaveTextContent(/^If there is an account with this username/);
    expect(api.callsTo('POST /api/auth/forgotten-password')[0]?.body).toEqual({ username: 'ada' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('says when it was asked too often, and keeps what was typed', async () => {
    const refusal = { status: 429, body: problem(429, 'Too many attempts. Please try again in 15 minutes.') };
    new FakeApi()
      .on('GET /api/auth/forgotten-password', { body: { byMail: true } })
      .on('POST /api/auth/forgotten-password', refusal);
    await open();
    await ask('ada');
    expect(await screen.findByText('Too many attempts. Please try again in 15 minutes.')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  it('says whom to ask where the site sends no email', async () => {
    new FakeApi().on('GET /api/auth/forgotten-password', { body: { byMail: false } });
    await open();
    expect(await screen.findByText(/This site can’t send email\. Ask another admin/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'hello@keystride.example.com' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
  });
});
