import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditRecord } from '@site/api-client/audit';
import { anAuditRecord as aRecord, aPost, aSession } from '../../testing/factories';
import { FakeApi } from '../../testing/fake-api';
import { inTimeZone } from '../../testing/in-time-zone';
import { openConsole } from '../../testing/open-console';

const withRecords = (records: AuditRecord[], total = records.length) =>
  new FakeApi()
    .on('GET /api/admin/auth', { body: aSession() })
    .on('GET /api/admin/audit/actions', { body: ['signIn', 'updatePost'] })
    .on('GET /api/admin/audit', { body: records, total });

describe('the audit log', () => {
  it('tells of each entry who did what to what, and what changed', async () => {
    withRecords([
      aRecord(),
      aRecord({ id: 2, action: 'signInFailed', target: 'session', actorName: null, fields: [] }),
    ]);
    openConsole('/admin/audit');
    const row = within(await screen.findByRole('row', { name: /Two pens.*Content, Title/ }));
    for (const text of ['ada', 'Updated post', '198.51.100.1']) expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Unknown.*Sign-in failed/ })).toBeInTheDocument();
  });

  it('shows old and new values on demand, and never a secret', async () => {
    const changes = [
      { field: 'role', before: 'user', after: 'admin' },
      { field: 'isActive', before: 'true', after: 'false' },
      { field: 'email', before: null, after: 'new@example.com' },
    ];
    withRecords([aRecord({ target: 'user', fields: ['email', 'isActive', 'password', 'role'], changes })]);
    openConsole('/admin/audit');
    await userEvent.click(await screen.findByRole('button', { name: 'Email, Active, Password, Role' }));
    const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(definitions).toEqual([
      ...['BeforeUser', 'AfterAdmin', 'BeforeYes', 'AfterNo', 'Before(empty)', 'Afternew@example.com'],
      'Changed; its value is not recorded.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Email, Active, Password, Role' }));
    expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  });

  it('leads from a post whose content alone was changed to its history', async () => {
    withRecords([aRecord({ fields: ['content'] }), aRecord({ id: 2, fields: ['content'], targetExists: false })])
      .on('GET /api/admin/posts/7', { body: aPost() })
      .on('GET /api/admin/posts/7/revisions', { body: [], total: 0 });
    openConsole('/admin/audit');
    const details = await screen.findAllByRole('button', { name: 'Content' });
    const [existing, deleted] = details as [HTMLElement, HTMLElement];
    await userEvent.click(deleted);
    expect(screen.getByText('Changed; the post’s history was deleted with it.')).toBeInTheDocument();
    await userEvent.click(existing);
    await userEvent.click(screen.getByRole('link', { name: 'the post’s history' }));
    const history = await screen.findByRole('dialog', { name: 'History' });
    await userEvent.click(within(history).getByRole('button', { name: 'Close' }));
    expect(window.location.pathname + window.location.search).toBe('/admin/posts/7/edit');
  });

  it('opens nothing where a sign-in says what it used', async () => {
    withRecords([aRecord({ action: 'signIn', target: 'session', fields: ['code'] })]);
    openConsole('/admin/audit');
    expect(await screen.findByText('with code')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'with code' })).not.toBeInTheDocument();
  });

  it('leads from each line to its subject, and says which are deleted', async () => {
    withRecords([
      aRecord({ id: 1, targetName: 'A post' }),
      aRecord({ id: 2, target: 'user', targetId: 'max', targetName: 'max' }),
      aRecord({ id: 3, target: 'session', targetId: 'eve', targetName: 'eve' }),
      aRecord({ id: 4, target: 'message', targetId: '9', targetName: null }),
      aRecord({ id: 5, targetName: 'A lost post', targetExists: false }),
    ]);
    openConsole('/admin/audit');
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByRole('cell', { name: 'A lost post Post, deleted' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'A lost post' })).not.toBeInTheDocument();
    expect(['A post', 'max', 'eve', 'No. 9'].map(addressOf)).toEqual([
      ...['/admin/posts/7/edit', '/admin/users?user=max', '/admin/users?user=eve', '/admin/messages?message=9'],
    ]);
  });

  it('says Today and Yesterday, with the full time in a tooltip, and says From once', async () => {
    const now = new Date();
    const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 9);
    withRecords([aRecord({ id: 2, at: now.toISOString() }), aRecord({ id: 1, at: yesterday.toISOString() })]);
    openConsole('/admin/audit');
    const time = await screen.findByText(/^Today, /);
    expect(time).toHaveAttribute('datetime', now.toISOString());
    expect(time.title).toContain(String(now.getFullYear()));
    expect(screen.getByText(/^Yesterday, /)).toBeInTheDocument();
    expect(screen.getAllByText('From')).toEqual([screen.getByText('From', { selector: 'label' })]);
  });

  it('says Yesterday of what it called Today, once somebody looks at it on the next day', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-27T23:55') });
    const api = withRecords([aRecord({ at: new Date().toISOString() })]);
    openConsole('/admin/audit');
    await screen.findByText('Today, 11:55 PM');
    jest.setSystemTime(new Date('2026-11-28T09:00'));
    api.on('GET /api/admin/audit', { body: [aRecord({ at: new Date('2026-11-27T23:55').toISOString() })], total: 1 });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Yesterday, 11:55 PM')).toBeInTheDocument();
  });

  it('asks for no day of a year that is still being typed, which the API would refuse', async () => {
    const api = withRecords([aRecord()]);
    openConsole('/admin/audit?from=0020-11-01&to=0202-11-01');
    await screen.findByText('Two pens');
    expect(api.callsTo('GET /api/admin/audit?').map(({ address }) => address)).toEqual([
      expect.not.stringMatching(/from|to=/),
    ]);
    expect(screen.getByLabelText('From')).toHaveValue('0020-11-01');
  });

  describe('where clocks are set forward at midnight', () => {
    inTimeZone('America/Santiago');

    it('asks for that day, and not for an hour of the next', async () => {
      const api = withRecords([aRecord()]);
      openConsole('/admin/audit?to=2026-09-06');
      await screen.findByText('Two pens');
      expect(api.callsTo('GET /api/admin/audit?')[0]?.address).toContain(
        `to=${encodeURIComponent('2026-09-07T03:00:00.000Z')}`,
      );
    });
  });

  it('says so where its last day is before its first', async () => {
    withRecords([]);
    openConsole('/admin/audit?from=2026-03-02&to=2026-03-01');
    await screen.findByText('Nothing found');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To must not be before From');
  });

  it('asks for what stands in its address: whole days of the viewer’s calendar, and a page', async () => {
    const api = withRecords([aRecord()], 120);
    openConsole('/admin/audit?actor=ada&action=updatePost&target=post&from=2026-03-01&to=2026-03-02&page=2');
    await screen.findByText('Page 2 of 3');
    const asked = new URL(String(api.callsTo('GET /api/admin/audit?')[0]?.address), 'http://x').searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      ...{ actor: 'ada', action: 'updatePost', target: 'post', limit: '50', offset: '50' },
      from: new Date('2026-03-01T00:00').toISOString(),
      to: new Date('2026-03-03T00:00').toISOString(),
    });
  });

  it.each([
    [12_345, 1_000_000, 'Page 12345 of 20000', 'offset=617200'],
    // The API counts no further.
    [20_001, 2_000_000, 'Page 20001 of 20001', 'offset=1000000'],
    [20_002, 2_000_000, 'Page 1 of 20001', 'offset=0'],
  ])(
    'leads to each page that the API can be asked for: page %s where there are %s entries',
    async (page, total, words, offset) => {
      const api = withRecords([aRecord()], total);
      openConsole(`/admin/audit?page=${page}`);
      await screen.findByText(words);
      expect(api.callsTo('GET /api/admin/audit?')[0]?.address).toContain(offset);
    },
  );

  it('says when nothing is found, and shows all again', async () => {
    withRecords([]);
    openConsole('/admin/audit?actor=nobody');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(window.location.search).toBe('');
  });

  it('can be tried again', async () => {
    const api = withRecords([]).on('GET /api/admin/audit', { status: 500 });
    openConsole('/admin/audit');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /api/admin/audit', { body: [aRecord()], total: 1 });
    await userEvent.click(retry);
    expect(await screen.findByText('Two pens')).toBeInTheDocument();
  });
});
