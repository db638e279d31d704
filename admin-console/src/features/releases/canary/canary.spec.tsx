import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RunningCanary } from '@site/api-client/releases';
import { aSession } from '../../../testing/factories';
import { FakeApi } from '../../../testing/fake-api';
import { openConsole } from '../../../testing/open-console';
import { aCanary, aComparison, aLiveVersion, aVersion } from '../../../testing/releases';

const overview = (canary: RunningCanary | null, needsApproval = false) => ({
  isFollowed: true,
  apps: [
    { app: 'public-site', revision: 8, live: aLiveVersion(), scheduled: null, canary, request: null, needsApproval },
  ],
});

const withCanary = (facts: Partial<RunningCanary> = {}) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/releases', { body: overview(aCanary(facts)) })
    .on('GET /api/admin/releases/public-site/versions', { body: [aVersion({ version: 'v2' }), aVersion()], total: 2 })
    .on('GET /api/admin/releases/public-site/canary', { body: { comparison: aComparison() } })
    .on('GET /api/admin/release-history', { body: [], total: 0 })
    .on('GET /api/admin/release-tokens', { body: [] });

const open = async () => {
  openConsole('/admin/releases');
  return within(await screen.findByRole('region', { name: 'Canary v2' }));
};

it('shows a canary beside what is live, in figures and drawn', async () => {
  withCanary();
  const panel = await open();
  expect(panel.getByText(/5 % of visitors of the site get it instead of v1/)).toHaveTextContent('by bob: the new form');
  expect(panel.getByRole('list', { name: 'Stages' })).toHaveTextContent('5 % for 10 minutes25 % for an hourEverybody');
  expect(panel.getByText('5 % for 10 minutes')).toHaveAttribute('aria-current', 'step');
  expect(
    panel.getByText(/Too few views to tell: 12 of the canary.*It goes to 25 % on .*, if there are enough/),
  ).toBeInTheDocument();
  const canary = within(await panel.findByRole('row', { name: /Canary v2/ }));
  for (const text of ['12', '8.3 %', '1.8 s, 3 visits: too few to compare', '–'])
    expect(canary.getByText(text)).toBeInTheDocument();
  const live = within(panel.getByRole('row', { name: /Live v1/ }));
  for (const text of ['1.5 s, 180 visits', '90 ms, 1 visit: too few to compare'])
    expect(live.getByText(text)).toBeInTheDocument();
  expect(panel.getByRole('table', { name: 'At this stage' })).toBeInTheDocument();
  expect(panel.getByText(/the last hour of this stage, or all of it.* 2 servers report\.$/)).toBeInTheDocument();
  const lines = [...document.querySelectorAll('svg[viewBox] path[data-side=canary]')].map((path) =>
    path.getAttribute('d'),
  );
  expect(lines[0]).toBe('M0.0 4.0h0.01L320.0 46.0');
  expect(panel.getByText('Views per minute', { selector: 'figcaption' })).toHaveTextContent('up to 100');
  const overTime = within(panel.getByRole('table', { name: 'Over time', hidden: true }));
  expect(overTime.getAllByRole('row', { hidden: true })).toHaveLength(3);
  for (const text of ['100, live 100', '50, live 5']) expect(overTime.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Roll back the site' })).not.toBeInTheDocument();
});

it.each([
  ['Next stage', 'Give v2 to 25 %?', /25 % of visitors of the site get version v2/, 'canary', { step: 'advance' }],
  ['Promote to everybody', 'Make v2 live for everybody?', /all of them, instead of v1/, 'promote', { version: 'v2' }],
  ['Hold', 'Hold v2 at 5 %?', /go on getting version v2, and no more/, 'canary', { step: 'hold' }],
  ['Roll back the canary', 'Take v2 back?', /get version v1 within seconds/, 'rollback', {}],
])('%s asks in words that say what visitors will get', async (button, title, words, call, body) => {
  const api = withCanary();
  api.on(`POST /api/admin/releases/public-site/${call}`, { body: { revision: 9, apps: {} } });
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(words)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Why'), 'a reason');
  await userEvent.click(dialog.getAllByRole('button').at(-2) as HTMLElement);
  await waitFor(() => expect(api.callsTo('POST')[0]?.body).toEqual({ revision: 8, because: 'a reason', ...body }));
});

it('that is held can be let go on', async () => {
  const api = withCanary({ heldBy: 'ada' });
  api.on('POST /api/admin/releases/public-site/canary', { body: { revision: 8, apps: {} } });
  const panel = await open();
  expect(panel.getByText(/Held by ada: it goes no further/)).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText(/From then on it goes on in your name/)).toBeInTheDocument();
});

it('leaves the focus with the app once it is gone', async () => {
  const api = withCanary().on('POST /api/admin/releases/public-site/rollback', { body: { revision: 9, apps: {} } });
  const panel = await open();
  api.on('GET /api/admin/releases', { body: overview(null) });
  await userEvent.click(panel.getByRole('button', { name: 'Roll back the canary' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Canary v2' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Site' })).toHaveFocus());
});

it('begins by a promotion in stages', async () => {
  const api = withCanary().on('GET /api/admin/releases', { body: overview(null) });
  api.on('POST /api/admin/releases/public-site/promote', { body: { revision: 9, apps: {} } });
  openConsole('/admin/releases');
  await userEvent.click(await screen.findByRole('button', { name: 'Promote v2' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('In stages'), '5%/10m,100%');
  expect(dialog.getByText(/5 % of visitors of the site get version v2 within seconds/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('Site v2 is a canary')).toBeInTheDocument();
  expect(api.callsTo('POST')[0]?.body).toMatchObject({ version: 'v2', stages: '5%/10m,100%' });
});

it('says of a canary that is to be promoted that another admin has to approve that', async () => {
  withCanary()
    .on('GET /api/admin/releases', { body: overview(aCanary(), true) })
    .on('POST /api/admin/releases/public-site/promote', { body: { revision: 8, apps: {}, request: { id: 'q1' } } });
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Promote to everybody' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make v2 live for everybody?' }));
  expect(dialog.getByText(/get version v2 once another admin approves it, all of them/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('Site v2 waits for the approval of another admin')).toBeInTheDocument();
});
