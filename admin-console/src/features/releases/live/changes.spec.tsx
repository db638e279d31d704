import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '../../../testing/fake-api';
import { afterChange, lookAgain, openReleases, rowOf, withReleases } from '../../../testing/release-screen';
import { aVersion } from '../../../testing/releases';

it('shows a version before it is live by a link to be copied', async () => {
  const preview = { url: '/release-preview/public-site.v2.x.y', expiresAt: '2999-12-01T08:00:00.000Z' };
  withReleases().on('POST /api/admin/releases/public-site/versions/v2/previews', { status: 201, body: preview });
  await openReleases();
  expect((await rowOf(/v1 published/)).queryByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview v2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview v2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByLabelText('Link to the preview')).toHaveValue(window.location.origin + preview.url);
  expect(dialog.getByText(/It expires Dec 1, 2999/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', preview.url);
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

it('says why there is no link to a version', async () => {
  withReleases().on('POST /api/admin/releases/public-site/versions/v2/previews', {
    status: 409,
    body: problem(409, 'Links to versions need RELEASE_PREVIEW_SECRET.'),
  });
  await openReleases();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview v2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('Links to versions need RELEASE_PREVIEW_SECRET.')).toBeInTheDocument();
});

it('says that the code of a dialog does not come, and tries again', async () => {
  withReleases();
  await openReleases();
  jest.doMock('./change-dialogs', () => {
    throw new Error('Loading chunk change-dialogs failed.');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
  expect(await screen.findByText('The dialog could not be shown')).toBeInTheDocument();
  jest.dontMock('./change-dialogs');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Make v2 live?' })).toBeInTheDocument();
});

describe('a promotion', () => {
  it('says what visitors will get, takes a reason, and names the revision that was read', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/promote', { body: { revision: 8, apps: {} } });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make v2 live?' }));
    expect(dialog.getByText(/Visitors of the site get version v2 within seconds, instead of v1/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Why'), 'the campaign');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Site v2 is live')).toBeInTheDocument();
    expect(api.callsTo('POST')[0]?.body).toEqual({ version: 'v2', revision: 7, because: 'the campaign' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that comes too late says so, keeps the reason, and reads what is live now', async () => {
    const message = 'What is live changed meanwhile: public-site@v9 is live, by bob.';
    const api = withReleases().on('POST /api/admin/releases/public-site/promote', {
      status: 409,
      body: problem(409, message),
    });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Why'), 'the campaign');
    const reads = api.callsTo('GET /api/admin/releases').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText('Why')).toHaveValue('the campaign');
    await waitFor(() => expect(api.callsTo('GET /api/admin/releases').length).toBeGreaterThan(reads));
  });

  it('leaves another dialog open where it was cancelled meanwhile', async () => {
    const api = withReleases();
    const answer = api.hold('POST /api/admin/releases/public-site/promote');
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back the site' }));
    const another = await screen.findByRole('dialog', { name: 'Roll the site back?' });
    answer({ body: { revision: 8, apps: {} } });
    expect(await screen.findByText('Site v2 is live')).toBeInTheDocument();
    expect(another).toBeInTheDocument();
  });

  it('of a version that no browser has rehearsed warns of that', async () => {
    withReleases().on('GET /api/admin/releases/public-site/versions', {
      body: [aVersion({ version: 'v2', isRehearsed: false })],
      total: 1,
    });
    await openReleases();
    expect((await rowOf(/v2/)).getByText('Not rehearsed')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Promote v2' }));
    expect(await screen.findByText(/No browser has rehearsed this version/)).toBeInTheDocument();
  });
});

describe('a version that goes live at a time', () => {
  const planned = { id: 's1', version: 'v2', at: '2999-12-01T08:00:00.000Z', who: 'bob', because: 'the campaign' };
  const scheduled = { ...planned, stages: null, createdAt: '2026-03-01T09:00:00.000Z' };

  it('is scheduled in the zone of the device', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/schedules', { status: 201, body: scheduled });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Go live at'), { target: { value: '2999-12-01T09:30' } });
    expect(dialog.getByText(/get version v2 from Dec 1, 2999.* on, instead of v1/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText(/Site v2 goes live on Dec 1, 2999/)).toBeInTheDocument();
    const at = new Date('2999-12-01T09:30').toISOString();
    expect(api.callsTo('POST')[0]?.body).toEqual({ version: 'v2', revision: 7, because: '', at });
  });

  it('is shown, and cancelled once that is confirmed', async () => {
    const api = withReleases({ scheduled }).on('DELETE /api/admin/releases/public-site/schedules/s1', { status: 204 });
    await openReleases();
    expect(await screen.findByText(/Scheduled by bob/)).toHaveTextContent(/v2 goes live on Dec 1, 2999.*the campaign/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the schedule of v2' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/no longer go live automatically/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel schedule' }));
    await waitFor(() => expect(api.callsTo('DELETE')).toHaveLength(1));
  });

  it('is not cancelled by a question about the one that it replaced', async () => {
    const api = withReleases({ scheduled });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the schedule of v2' }));
    await screen.findByRole('alertdialog', { name: 'Cancel the schedule of v2?' });
    api.on('GET /api/admin/releases', afterChange({ scheduled: { ...scheduled, id: 's2', version: 'v3' } }));
    await lookAgain(api);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Cancel the schedule of v3' })).toBeInTheDocument();
  });

  it('warns whoever makes another one live before', async () => {
    withReleases({ scheduled });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    expect(await screen.findByText(/refused then because of this one/)).toBeInTheDocument();
  });
});

describe('a rollback', () => {
  it('says which version visitors get again', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/rollback', { body: { revision: 8, apps: {} } });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back the site' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll the site back?' }));
    expect(await dialog.findByText(/get version v0 again within seconds, instead of v1/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('Site is rolled back to v0')).toBeInTheDocument();
    expect(api.callsTo('POST')[0]?.body).toEqual({ revision: 7, because: '' });
  });

  it('is not offered where there is nothing to go back to', async () => {
    withReleases().on('GET /api/admin/releases/public-site/rollback', {
      body: { version: null, refusals: ['v0 calls what is gone.'] },
    });
    await openReleases();
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back the site' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('There is no earlier version to go back to.')).toBeInTheDocument();
    expect(dialog.getByText('v0 calls what is gone.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  });
});
