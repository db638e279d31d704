import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AppState, ScheduledVersion } from '@site/api-client/releases';
import { aSession } from './factories';
import { FakeApi, problem } from './fake-api';
import { openConsole } from './open-console';
import { aHistoryEntry, aLiveVersion, aReleaseToken, aVersion } from './releases';

interface Given {
  isFollowed?: boolean;
  sharesOrigin?: boolean;
  scheduled?: ScheduledVersion | null;
  /** Apps that not every product has. */
  others?: object[];
}

const nothing = { live: null, scheduled: null, canary: null, request: null, needsApproval: false };
const theSite = { ...nothing, app: 'public-site', revision: 7, live: aLiveVersion() };
const theConsole = { ...nothing, app: 'admin-console', revision: 0 };

/** An app that not every product has. */
export const careers = { app: 'careers', revision: 9, live: aLiveVersion({ version: 'k1' }), scheduled: null };

/** A signed-in console: v1 of the site is live, and v2 may be next. */
export function withReleases({ isFollowed = true, sharesOrigin = false, scheduled = null, others = [] }: Given = {}) {
  return new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /releases/current.json', { body: { 'public-site': { version: 'v0' } } })
    .on('GET /api/admin/releases', {
      body: { isFollowed, sharesOrigin, apps: [{ ...theSite, scheduled }, theConsole, ...others] },
    })
    .on('GET /api/admin/releases/public-site/versions', { body: [aVersion({ version: 'v2' }), aVersion()], total: 12 })
    .on('GET /api/admin/releases/admin-console/versions', { body: [], total: 0 })
    .on('GET /api/admin/releases/careers/versions', { body: [aVersion({ app: 'careers', version: 'k1' })], total: 1 })
    .on('GET /api/admin/releases/careers/rollback', { body: { version: 'k0', refusals: [] } })
    .on('GET /api/admin/releases/public-site/rollback', { body: { version: 'v0', refusals: [] } })
    .on('GET /api/admin/release-history', { body: [aHistoryEntry()], total: 21 })
    .on('GET /api/admin/release-tokens', { body: [aReleaseToken()] });
}

export const openReleases = async (address = '/admin/releases') => {
  openConsole(address);
  await screen.findByRole('heading', { level: 1, name: 'Releases' });
};

export const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** What is live is answered so once somebody else has changed something of the site. */
export const afterChange = (facts: Partial<AppState>) => ({
  body: { isFollowed: true, apps: [{ ...theSite, ...facts }, theConsole] },
});

/** The screen asks what is live whenever its window has the focus again. */
export async function lookAgain(api: FakeApi) {
  const call = 'GET /api/admin/releases';
  const requests = () => api.calls.filter(({ method, address }) => `${method} ${address}` === call).length;
  const before = requests();
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
}

/** The answer to who knows an earlier revision than the last one. */
export const outOfDate = (message: string) => ({
  status: 409,
  body: { ...problem(409, message), current: { revision: 8, apps: {} } },
});
