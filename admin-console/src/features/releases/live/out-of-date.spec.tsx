import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterChange, lookAgain, openReleases, outOfDate, withReleases } from '../../../testing/release-screen';
import { aCanary, aComparison, aLiveVersion } from '../../../testing/releases';

const overview = 'GET /api/admin/releases';
const target = 'GET /api/admin/releases/public-site/rollback';
const rollback = 'POST /api/admin/releases/public-site/rollback';
const message = 'What is live changed meanwhile: public-site@v9 is live, by bob.';
const changed = afterChange({ revision: 8, live: aLiveVersion({ version: 'v9', revision: 8 }) });

const open = async (button: string) => {
  await openReleases();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const live = (version: string) => screen.findByText(version, { selector: 'dd > strong' });
const revisions = (api: ReturnType<typeof withReleases>) =>
  api.callsTo('POST').map(({ body }) => (body as { revision: number }).revision);

describe('a dialog about what somebody else changes meanwhile', () => {
  it('promotes what it said when it was opened, and after a refusal what it says then', async () => {
    const api = withReleases().on('POST /api/admin/releases/public-site/promote', outOfDate(message));
    const dialog = await open('Promote v2');
    api.on(overview, changed);
    await lookAgain(api);
    expect(await live('v9')).toBeInTheDocument();
    expect(dialog.getByText(/get version v2 within seconds, instead of v1/)).toBeInTheDocument();

    await userEvent.type(dialog.getByLabelText('Why'), 'the campaign');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(await dialog.findByText(/get version v2 within seconds, instead of v9/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Why')).toHaveValue('the campaign');

    api.on('POST /api/admin/releases/public-site/promote', { body: { revision: 9, apps: {} } });
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Site v2 is live')).toBeInTheDocument();
    expect(revisions(api)).toEqual([7, 8]);
  });

  it('steps a canary as it was when it was opened, and after a refusal as it is then', async () => {
    const call = 'POST /api/admin/releases/public-site/canary';
    const api = withReleases()
      .on(overview, afterChange({ revision: 7, canary: aCanary() }))
      .on('GET /api/admin/releases/public-site/canary', { body: { comparison: aComparison() } })
      .on(call, outOfDate(message));
    const dialog = await open('Next stage');
    api.on(overview, afterChange({ revision: 8, canary: aCanary({ stage: 1 }) }));
    await lookAgain(api);
    expect(await screen.findByText(/^25 % of visitors of the site get it instead of v1/)).toBeInTheDocument();
    expect(dialog.getByText(/so far 5 % do/)).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('button', { name: 'Next stage' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(await dialog.findByText(/100 % of visitors of the site get version v2.*so far 25 % do/)).toBeInTheDocument();

    api.on(call, { body: { revision: 9, apps: {} } });
    await userEvent.click(dialog.getByRole('button', { name: 'Next stage' }));
    await waitFor(() => expect(revisions(api)).toEqual([7, 8]));
  });

  it('rolls back what it said when it was opened', async () => {
    const api = withReleases().on(rollback, outOfDate(message));
    const dialog = await open('Roll back the site');
    await dialog.findByText(/get version v0 again within seconds, instead of v1/);
    api.on(overview, changed);
    await lookAgain(api);
    expect(await live('v9')).toBeInTheDocument();
    expect(dialog.getByText(/get version v0 again within seconds, instead of v1/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText(/again within seconds, instead of v9/)).toBeInTheDocument();
    expect(revisions(api)).toEqual([7]);
  });

  it('asks anew where a rollback leads once something else is live, and waits for that', async () => {
    const api = withReleases().on(rollback, outOfDate(message));
    const dialog = await open('Roll back the site');
    await dialog.findByText(/get version v0 again/);
    const tellLive = api.hold(overview);
    const before = api.callsTo(target).length;
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    // A refusal has both asked anew: this answer may be older than what is live.
    await waitFor(() => expect(api.callsTo(target).length).toBeGreaterThan(before));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Roll back' })).not.toHaveAttribute('aria-disabled'));

    const tellTarget = api.hold(target);
    tellLive(changed);
    await dialog.findByText(/instead of v9/);
    expect(dialog.getByRole('button', { name: 'Roll back' })).toHaveAttribute('aria-disabled', 'true');
    tellTarget({ body: { version: 'v1', refusals: [] } });
    expect(await dialog.findByText(/get version v1 again within seconds, instead of v9/)).toBeInTheDocument();

    api.on(rollback, { body: { revision: 9, apps: {} } });
    await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('Site is rolled back to v1')).toBeInTheDocument();
    expect(revisions(api)).toEqual([7, 8]);
  });

  it('leaves a canary that has begun to its own buttons', async () => {
    const api = withReleases().on(rollback, outOfDate(message));
    const dialog = await open('Roll back the site');
    api.on(overview, afterChange({ revision: 8, canary: aCanary() }));
    api.on('GET /api/admin/releases/public-site/canary', { body: { comparison: null } });
    await userEvent.click(await dialog.findByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText(/v2 is a canary now: its own buttons roll it back/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  });
});
