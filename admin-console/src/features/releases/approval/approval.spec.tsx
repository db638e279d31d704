import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/factories';
import { FakeApi } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';
import { aLiveVersion, aVersion } from '../../../testing/releases';

const at = '2026-03-01T09:00:00.000Z';

/** A promotion waits that `excludedId` may not approve; `ada` looks. */
const withRequest = (excludedId: string) => {
  const request = { id: 'q1', version: 'v2', stages: null, who: 'bob', excludedId, because: 'the form', createdAt: at };
  const app = { app: 'public-site', revision: 7, live: aLiveVersion(), scheduled: null, canary: null, request };
  return new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/releases', { body: { isFollowed: true, apps: [app] } })
    .on('GET /api/admin/releases/public-site/versions', { body: [aVersion({ version: 'v2' })], total: 1 })
    .on('GET /api/admin/release-history', { body: [], total: 0 })
    .on('GET /api/admin/release-tokens', { body: [] });
};

it.each([
  ['Approve', /get version v2 within seconds, instead of v1/],
  ['Decline', /visitors go on getting v1/],
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
  const app = { app: 'public-site', revision: 7, live: aLiveVersion(), scheduled: null, canary: null, request: null };
  withRequest('ada')
    .on('GET /api/admin/releases', { body: { isFollowed: true, apps: [app] } })
    .on('POST /api/admin/releases/public-site/promote', { body: { revision: 7, apps: {}, request: { id: 'q1' } } });
  openConsole('/admin/releases');
  await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('Site v2 waits for the approval of another admin')).toBeInTheDocument();
});
