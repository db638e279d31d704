import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScheduledVersion } from '@site/api-client/releases';
import { aSession } from '../../testing/factories';
import { FakeApi, problem } from '../../testing/fake-api';
import { openConsole } from '../../testing/open-console';
import { aLiveVersion, aHistoryEntry, aReleaseToken, aVersion } from '../../testing/releases';

const live = aLiveVersion();
const next = aVersion({ version: 'v2' });

interface Given {
  isFollowed?: boolean;
  scheduled?: ScheduledVersion | null;
  /** Apps that not every product has. */
  others?: object[];
}

const careers = { app: 'careers', revision: 9, live: aLiveVersion({ version: 'k1' }), scheduled: null };

function withReleases({ isFollowed = true, scheduled = null, others = [] }: Given = {}) {
  return new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /releases/current.json', { body: { 'public-site': { version: 'v0' } } })
    .on('GET /api/admin/releases', {
      body: {
        isFollowed,
        apps: [
          { app: 'public-site', revision: 7, live, scheduled, canary: null, request: null },
          { app: 'admin-console', revision: 0, live: null, scheduled: null, canary: null, request: null },
          ...others,
        ],
      },
    })
    .on('GET /api/admin/releases/public-site/versions', { body: [next, aVersion()], total: 12 })
    .on('GET /api/admin/releases/admin-console/versions', { body: [], total: 0 })
    .on('GET /api/admin/releases/careers/versions', { body: [aVersion({ app: 'careers', version: 'k1' })], total: 1 })
    .on('GET /api/admin/releases/careers/rollback', { body: { version: 'k0', refusals: [] } })
    .on('GET /api/admin/releases/public-site/rollback', { body: { version: 'v0', refusals: [] } })
    .on('GET /api/admin/release-history', { body: [aHistoryEntry()], total: 21 })
    .on('GET /api/admin/release-tokens', { body: [aReleaseToken()] });
}

const open = async (address = '/admin/releases') => {
  openConsole(address);
  await screen.findByRole('heading', { level: 1, name: 'Releases' });
};
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the releases', () => {
  it('show what is live of each app, since when, by whom, why and of which commit', async () => {
    withReleases();
    await open();
    const facts = (await screen.findAllByRole('term')).map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(Object.fromEntries(facts)).toMatchObject({
      Live: 'v1',
      Since: expect.stringContaining('2026'),
      By: 'pipeline (token)',
      Why: 'the new form',
      Commit: 'c0ffee1+',
      Rehearsal: 'Passed in a browser',
    });
    expect(screen.getByText('Nothing was made live here yet.')).toBeInTheDocument();
    expect(await screen.findByText(/No version was published yet/)).toBeInTheDocument();
  });

  it('list versions with size and verdict of the gate, and offer to promote those that may go live', async () => {
    withReleases().on('GET /api/admin/releases/public-site/versions', {
      body: [next, aVersion(), aVersion({ version: 'v3', refusals: ['It needs contract 9.'], isRehearsed: false })],
      total: 3,
    });
    await open();
    const promoted = await row(/v2/);
    expect(promoted.getByText('1.5 MB')).toBeInTheDocument();
    expect(promoted.getByText('Passed')).toBeInTheDocument();
    expect(promoted.getByRole('button', { name: 'Promote v2' })).toBeInTheDocument();
    expect((await row(/v1 published/)).getByText('Live')).toBeInTheDocument();
    const refused = await row(/v3/);
    expect(refused.getByText('It needs contract 9.')).toBeInTheDocument();
    expect(refused.queryByRole('button')).not.toBeInTheDocument();
  });

  it('show an app that not every product has by its own name', async () => {
    withReleases({ others: [careers] });
    await open('/admin/releases?app=careers');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back the app careers' }));
    expect(screen.getByText('k1', { selector: 'strong' })).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll the app careers back?' }));
    expect(await dialog.findByText(/Visitors of the app careers get version k0 again/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Careers', hidden: true })).toHaveAttribute('aria-current', 'true');
  });

  it('say that the service is off, how to switch it on, and what is live in the folder', async () => {
    withReleases({ isFollowed: false });
    await open();
    expect(await screen.findByRole('heading', { name: 'Releases over the network are off' })).toBeInTheDocument();
    expect(screen.getByText('RELEASE_SERVICE_SECRET')).toBeInTheDocument();
    expect(await screen.findByText('v0')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Make token|Roll back|Promote/ })).not.toBeInTheDocument();
  });
});

it('shows a version before it is live by a link to be copied', async () => {
  const preview = { url: '/release-preview/public-site.v2.x.y', expiresAt: '2999-12-01T08:00:00.000Z' };
  withReleases().on('POST /api/admin/releases/public-site/versions/v2/previews', { status: 201, body: preview });
  await open();
  expect((await row(/v1 published/)).queryByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
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
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview v2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('Links to versions need RELEASE_PREVIEW_SECRET.')).toBeInTheDocument();
});

describe('a promotion', () => {
  it('says what visitors will get, takes a reason, and names the revision that was read', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/promote', { body: { revision: 8, apps: {} } });
    await open();
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
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Why'), 'the campaign');
    const reads = api.callsTo('GET /api/admin/releases').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText('Why')).toHaveValue('the campaign');
    await waitFor(() => expect(api.callsTo('GET /api/admin/releases').length).toBeGreaterThan(reads));
  });

  it('of a version that no browser has rehearsed warns of that', async () => {
    withReleases().on('GET /api/admin/releases/public-site/versions', {
      body: [aVersion({ version: 'v2', isRehearsed: false })],
      total: 1,
    });
    await open();
    expect((await row(/v2/)).getByText('Not rehearsed')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Promote v2' }));
    expect(await screen.findByText(/No browser has rehearsed this version/)).toBeInTheDocument();
  });
});

describe('a version that goes live at a time', () => {
  const planned = { id: 's1', version: 'v2', at: '2999-12-01T08:00:00.000Z', who: 'bob', because: 'the campaign' };
  const scheduled = { ...planned, stages: null, createdAt: '2026-03-01T09:00:00.000Z' };

  it('is scheduled in the zone of the device', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/schedules', { status: 201, body: scheduled });
    await open();
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
    await open();
    expect(await screen.findByText(/Scheduled by bob/)).toHaveTextContent(/v2 goes live on Dec 1, 2999.*the campaign/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the schedule of v2' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/visitors get v1/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel schedule' }));
    await waitFor(() => expect(api.callsTo('DELETE')).toHaveLength(1));
  });

  it('warns whoever makes another one live before', async () => {
    withReleases({ scheduled });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    expect(await screen.findByText(/It will be refused then/)).toBeInTheDocument();
  });
});

describe('a rollback', () => {
  it('says which version visitors get again', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/rollback', { body: { revision: 8, apps: {} } });
    await open();
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
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back the site' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('There is no earlier version to go back to.')).toBeInTheDocument();
    expect(dialog.getByText('v0 calls what is gone.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  it('names the other environment of what was copied', async () => {
    const environment = 'https://www.example.com';
    withReleases().on('GET /api/admin/release-history', {
      body: [
        aHistoryEntry({ id: 'event-1', kind: 'copy', version: 'v5', environment }),
        aHistoryEntry({ version: 'v6', environment }),
      ],
      total: 2,
    });
    await open();
    expect((await row(/v5/)).getByText(`to ${environment}`)).toBeInTheDocument();
    expect((await row(/v6/)).getByText(`from ${environment}`)).toBeInTheDocument();
  });

  it('is filtered by app and kind, which stand in the address', async () => {
    const api = withReleases();
    await open('/admin/releases?app=public-site&history=2');
    expect(await screen.findByRole('cell', { name: /v1 before: v0/ })).toBeInTheDocument();
    expect(api.callsTo('GET /api/admin/release-history')[0]?.address).toContain('offset=20&app=public-site');
    await userEvent.click(screen.getByRole('link', { name: 'Rolled back' }));
    await waitFor(() => expect(window.location.search).toBe('?app=public-site&kind=rollback'));
    await waitFor(() =>
      expect(api.callsTo('GET /api/admin/release-history').at(-1)?.address).toContain(
        'offset=0&app=public-site&kind=rollback',
      ),
    );
  });
});

describe('tokens', () => {
  it('show apps, rights, end and last use', async () => {
    withReleases();
    await open();
    const token = await row(/pipeline made by ada/);
    for (const text of ['Site', 'Publish versions', 'Never']) expect(token.getByText(text)).toBeInTheDocument();
  });

  it('are made for what was chosen, shown once, and can be copied', async () => {
    const api = withReleases().on('POST /api/admin/release-tokens', {
      status: 201,
      body: { ...aReleaseToken(), token: 'release_secret' },
    });
    await open();
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

  it('may be for an app that there is not yet', async () => {
    const refusal = { apps: 'There is no app careers-two. There are …' };
    const api = withReleases({ others: [careers] }).on('POST /api/admin/release-tokens', {
      ...{ status: 400, body: problem(400, 'no app', refusal) },
    });
    await open();
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
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke pipeline' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke pipeline?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(api.callsTo('DELETE')).toHaveLength(1));
  });
});
