import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppState } from '@site/api-client/releases';
import { aSession } from '../../../testing/factories';
import { FakeApi, problem } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';
import { lookAgain } from '../../../testing/release-screen';
import { aLiveVersion, aVersion } from '../../../testing/releases';

const at = '2026-03-01T09:00:00.000Z';

const overview = 'GET /api/admin/releases';
const gone = 'Nothing waits under this id: it was approved or declined.';
const request = (excludedId: string) => ({
  id: 'q1',
  version: 'v2',
  stages: null,
  at: null,
  who: 'bob',
  excludedId,
  because: 'the form',
  createdAt: at,
});
const anOverview = (waiting: object | null, more: Partial<AppState> = {}) => ({
  isFollowed: true,
  apps: [
    ...[
      {
        app: 'public-site',
        revision: 7,
        live: aLiveVersion(),
        scheduled: null,
        canary: null,
        request: waiting,
        ...more,
      },
    ],
  ],
});

/** A promotion waits that `excludedId` may not approve; `ada` looks. */
const withRequest = (excludedId: string) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on(overview, { body: anOverview(request(excludedId)) })
    .on('GET /api/admin/releases/public-site/versions', { body: [aVersion({ version: 'v2' })], total: 1 })
    .on('GET /api/admin/release-history', { body: [], total: 0 })
    .on('GET /api/admin/release-tokens', { body: [] });

it.each([
  ['Approve', /get version v2 within seconds, instead of v1/],
  ['Decline', /^Nothing changes for anybody\./],
])('%s of what another admin asked for says what visitors get', async (verb, words) => {
  const call = `POST /api/admin/releases/public-site/requests/q1/${verb.toLowerCase()}`;
  const api = withRequest('bob').on(call, { body: { revision: 8, apps: {} } });
  openConsole('/admin/releases');
  expect(await screen.findByText(/waits for an approval/)).toHaveTextContent('Asked for by bob, Mar 1, 2026');
  await userEvent.click(screen.getByRole('button', { name: `${verb} v2` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} v2?` }));
  expect(dialog.getByText(words)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Why'), 'seen');
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  await waitFor(() => expect(api.callsTo(call)[0]?.body).toEqual({ because: 'seen' }));
});

it('is not offered to whoever asked', async () => {
  withRequest('ada');
  openConsole('/admin/releases');
  expect(await screen.findByText(/Another admin has to approve it/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline v2' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve v2' })).not.toBeInTheDocument();
});

it('is told to whoever promotes', async () => {
  withRequest('ada')
    .on(overview, { body: anOverview(null, { needsApproval: true }) })
    .on('POST /api/admin/releases/public-site/promote', { body: { revision: 7, apps: {}, request: { id: 'q1' } } });
  openConsole('/admin/releases');
  await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/get version v2 once another admin approves it, instead of v1/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('Site v2 waits for the approval of another admin')).toBeInTheDocument();
});

describe('a promotion at a time', () => {
  const time = '2999-12-01T09:30:00.000Z';

  it('is asked for, and waits likewise', async () => {
    const schedules = 'POST /api/admin/releases/public-site/schedules';
    const waiting = { ...request('ada'), at: time };
    const api = withRequest('ada')
      .on(overview, { body: anOverview(null, { needsApproval: true }) })
      .on(schedules, { status: 201, body: { ...waiting, request: waiting } });
    openConsole('/admin/releases');
    await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Go live at'), { target: { value: '2999-12-01T09:30' } });
    expect(
      dialog.getByText(/v2 from Dec 1, 2999.* on, if another admin approves it before, instead of v1/),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Site v2 waits for the approval of another admin')).toBeInTheDocument();
    expect(api.callsTo(schedules)[0]?.body).toMatchObject({ at: new Date('2999-12-01T09:30').toISOString() });
  });

  it.each([
    [null, /waits for an approval, to go live on Dec 1, 2999/],
    ['10%', /waits for an approval, to go live in stages \(10%\) on Dec 1, 2999/],
  ])('says its time to whoever approves it (stages: %s)', async (stages, words) => {
    withRequest('bob').on(overview, { body: anOverview({ ...request('bob'), stages, at: time }) });
    openConsole('/admin/releases');
    expect(await screen.findByText(/waits for an approval/)).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: 'Approve v2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve v2?' }));
    expect(dialog.getByText(/get version v2 from Dec 1, 2999.* on, instead of v1/)).toBeInTheDocument();
  });
});

it('offers to decline, and not to approve, what was to go live at a time that has passed', async () => {
  withRequest('bob').on(overview, { body: anOverview({ ...request('bob'), at: '2020-12-01T09:30:00.000Z' }) });
  openConsole('/admin/releases');
  expect(await screen.findByText(/Its time has passed: decline it, and request it again\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline v2' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve v2' })).not.toBeInTheDocument();
});

describe('a request that changes while its dialog is open', () => {
  const approve = 'POST /api/admin/releases/public-site/requests/q1/approve';
  const open = async () => {
    openConsole('/admin/releases');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve v2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve v2?' }));
    await userEvent.type(dialog.getByLabelText('Why'), 'seen');
    return dialog;
  };

  it('is approved as it was read, not another one in its place', async () => {
    const api = withRequest('bob').on(approve, { status: 404, body: problem(404, gone) });
    const dialog = await open();
    api.on(overview, { body: anOverview({ ...request('bob'), id: 'q2', version: 'v3' }) });
    await lookAgain(api);
    expect(await screen.findByText('v3', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Approve v2?' })).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(gone);
    expect(api.callsTo('POST').map(({ method, address }) => `${method} ${address}`)).toEqual([approve]);
  });

  it('leaves the dialog and the reason where somebody else has settled it', async () => {
    const api = withRequest('bob').on(approve, { status: 404, body: problem(404, gone) });
    const dialog = await open();
    api.on(overview, { body: anOverview(null) });
    await lookAgain(api);
    await waitFor(() => expect(screen.queryByText(/waits for an approval/)).not.toBeInTheDocument());

    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(gone);
    expect(dialog.getByLabelText('Why')).toHaveValue('seen');
  });
});
