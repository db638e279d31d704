import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterChange, careers, openReleases, rowOf, withReleases } from '../../testing/release-screen';
import { aHistoryEntry, aVersion } from '../../testing/releases';

describe('the releases', () => {
  it('show what is live of each app, since when, by whom, why and of which commit', async () => {
    withReleases();
    await openReleases();
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

  it('show how many servers serve what is live, and where another version is served', async () => {
    const others = [
      { version: 'v0', hosts: ['web-1'] },
      { version: null, hosts: ['web-2', 'web-3'] },
    ];
    withReleases().on('GET /api/admin/releases', afterChange({ serving: { shells: 4, following: 1, others } }));
    await openReleases();
    expect((await screen.findByText('Served by')).nextElementSibling).toHaveTextContent('1 of 4 servers');
    const warnings = screen.getAllByText(/servers still/).map(({ textContent }) => textContent);
    expect(warnings).toEqual([
      expect.stringMatching(/^1 of 4 servers still serves v0: web-1\. The log there says why/),
      expect.stringMatching(/^2 of 4 servers still serve none of it: web-2, web-3\./),
    ]);
  });

  it('warn of no server while all serve what is live', async () => {
    withReleases().on('GET /api/admin/releases', afterChange({ serving: { shells: 1, following: 1, others: [] } }));
    await openReleases();
    expect(await screen.findByText('1 of 1 server')).toBeInTheDocument();
    expect(screen.queryByText(/server.* still/)).not.toBeInTheDocument();
  });

  it('list versions with age, size and verdict of the gate, and offer to promote those that may go live', async () => {
    withReleases().on('GET /api/admin/releases/public-site/versions', {
      body: [
        aVersion({
          version: 'v2',
          rehearsedBy: '11qYAYKxCrfVS_7T',
          builtAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
        }),
        aVersion(),
        aVersion({ version: 'v3', refusals: ['It needs contract 9.'], isRehearsed: false }),
      ],
      total: 3,
    });
    await openReleases();
    const promoted = await rowOf(/v2/);
    expect(promoted.getByText('3 days ago')).toBeInTheDocument();
    expect(promoted.getByText('1.5 MB')).toBeInTheDocument();
    expect(promoted.getByText('Passed')).toBeInTheDocument();
    expect(promoted.getByText('signed with the key 11qYAYKx…')).toBeInTheDocument();
    expect(promoted.getByRole('button', { name: 'Promote v2' })).toBeInTheDocument();
    expect((await rowOf(/v1 published/)).getByText('Live')).toBeInTheDocument();
    const refused = await rowOf(/v3/);
    expect(refused.getByText('It needs contract 9.')).toBeInTheDocument();
    expect(refused.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/A promotion also repeats what the version reads/)).toBeInTheDocument();
  });

  it('lead an address beyond the last pages to those', async () => {
    withReleases()
      .on('GET /api/admin/releases/public-site/versions?limit=5&offset=40', { body: [], total: 12 })
      .on('GET /api/admin/release-history?limit=20&offset=160', { body: [], total: 21 });
    await openReleases('/admin/releases?history=9&public-site=9');
    await waitFor(() => expect(window.location.search).toBe('?history=2&public-site=3'));
    expect(await screen.findByRole('row', { name: /v2/ })).toBeInTheDocument();
  });

  it('show an app that not every product has by its own name', async () => {
    withReleases({ others: [careers] });
    await openReleases('/admin/releases?app=careers');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back the app careers' }));
    expect(screen.getByText('k1', { selector: 'strong' })).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll the app careers back?' }));
    expect(await dialog.findByText(/Visitors of the app careers get version k0 again/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Careers', hidden: true })).toHaveAttribute('aria-current', 'true');
  });

  it('say that the service is off, how to switch it on, and what is live in the folder', async () => {
    withReleases({ isFollowed: false });
    await openReleases();
    expect(await screen.findByRole('heading', { name: 'Releases over the network are off' })).toBeInTheDocument();
    expect(screen.getByText('RELEASE_SERVICE_SECRET')).toBeInTheDocument();
    expect(await screen.findByText('v0')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Make token|Roll back|Promote/ })).not.toBeInTheDocument();
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
    await openReleases();
    expect((await rowOf(/v5/)).getByText(`to ${environment}`)).toBeInTheDocument();
    expect((await rowOf(/v6/)).getByText(`from ${environment}`)).toBeInTheDocument();
  });

  it('is filtered by app and kind, which stand in the address', async () => {
    const api = withReleases();
    await openReleases('/admin/releases?app=public-site&history=2');
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
