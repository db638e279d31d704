import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '../../../testing/fake-api';
import { careers, openReleases, rowOf, withReleases } from '../../../testing/release-screen';
import { aReleaseToken } from '../../../testing/releases';

describe('tokens', () => {
  it('show apps, rights, end and last use', async () => {
    withReleases();
    await openReleases();
    const token = await rowOf(/pipeline made by ada/);
    for (const text of ['Site', 'Publish versions', 'Never']) expect(token.getByText(text)).toBeInTheDocument();
  });

  it('are shown although somebody tried to close the dialog before they came', async () => {
    const answer = withReleases().hold('POST /api/admin/release-tokens');
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Make token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a token' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'pipeline');
    await userEvent.click(dialog.getByLabelText('Site'));
    await userEvent.click(dialog.getByLabelText('Publish versions'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    expect(await dialog.findByText('Making...')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
    answer({ status: 201, body: { ...aReleaseToken(), token: 'release_secret' } });
    expect(await screen.findByLabelText('Token')).toHaveValue('release_secret');
  });

  it('are made for what was chosen, shown once, and can be copied', async () => {
    const api = withReleases().on('POST /api/admin/release-tokens', {
      status: 201,
      body: { ...aReleaseToken(), token: 'release_secret' },
    });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Make token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a token' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    for (const error of ['Name is required', 'App is required', 'Right is required']) {
      expect(await dialog.findByText(error)).toBeInTheDocument();
    }
    await userEvent.type(dialog.getByLabelText('Name'), 'pipeline');
    await userEvent.click(dialog.getByLabelText('Site'));
    await userEvent.click(dialog.getByLabelText('Publish versions'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    expect(await screen.findByLabelText('Token')).toHaveValue('release_secret');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(api.callsTo('POST')[0]?.body).toMatchObject({
      ...{ name: 'pipeline', apps: ['public-site'], rights: ['publish'] },
      expiresAt: expect.stringMatching(/Z$/),
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'I have it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of any app but the console say what its code can do on one host name', async () => {
    withReleases();
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Make token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a token' }));
    await userEvent.click(dialog.getByLabelText('Console'));
    expect(dialog.queryByText(/host name of its own/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByLabelText('Site'));
    expect(dialog.getByText(/host name of its own/)).toBeInTheDocument();
  });

  it('come with a warning while the site shares the console’s host name, and without one otherwise', async () => {
    withReleases();
    await openReleases();
    expect(await screen.findByRole('table', { name: 'Tokens' })).toBeInTheDocument();
    expect(screen.queryByText(/share a host name/)).not.toBeInTheDocument();
    cleanup();
    withReleases({ sharesOrigin: true });
    await openReleases();
    expect(await screen.findByText(/share a host name: what a token for any app releases/)).toHaveTextContent(
      'CONSOLE_ORIGIN',
    );
  });

  it('may be for an app that there is not yet', async () => {
    const refusal = { apps: 'There is no app careers-two. There are …' };
    const api = withReleases({ others: [careers] }).on('POST /api/admin/release-tokens', {
      ...{ status: 400, body: problem(400, 'no app', refusal) },
    });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Make token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a token' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'careers');
    await userEvent.click(dialog.getByLabelText('Careers'));
    await userEvent.type(dialog.getByLabelText(/A new app/), 'careers-two');
    await userEvent.click(dialog.getByLabelText('Register a new app with its first release'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
    expect(await dialog.findByText(refusal.apps)).toBeInTheDocument();
    expect(api.callsTo('POST')[0]?.body).toMatchObject({ apps: ['careers', 'careers-two'], rights: ['register'] });
    expect(dialog.getByLabelText(/A new app/)).toHaveValue('careers-two');
  });

  it('are revoked once that is confirmed', async () => {
    const api = withReleases().on('DELETE /api/admin/release-tokens/t1', { status: 204 });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke pipeline' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke pipeline?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(api.callsTo('DELETE')).toHaveLength(1));
  });
});
