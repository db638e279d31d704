import { useReleaseService } from '../testing/release-service-double';
import { historyAt } from './history-at';
import type { HistoryEntry } from './release-client';

const service = useReleaseService();

const entry: HistoryEntry = {
  ...{ at: '2026-11-26T10:00:30.000Z', kind: 'promote', app: 'public-site', version: 'v2', from: 'v1', percent: null },
  ...{ who: 'ada (command)', plannedFor: null, because: 'the sale', environment: null, rehearsal: 'passed' },
};
const none: HistoryEntry = { ...entry, from: null, because: null, rehearsal: null };

const read = (kind?: string, limit?: number) => historyAt(service.client, 'public-site', { kind, limit });

it('tells when, what, which version, by whom and why, whether rehearsed, and from which environment', async () => {
  service.reply = () => ({
    body: [
      { ...entry, environment: 'https://staging.example.com' },
      { ...entry, kind: 'canary', percent: 5, rehearsal: 'skipped', because: null },
      { ...none, kind: 'refuse', plannedFor: '2026-12-01T08:00:00.000Z', because: 'The API has no such call' },
      { ...none, kind: 'approve', who: 'grace' },
      { ...none, kind: 'copy', environment: 'https://www.example.com' },
    ],
  });
  await read();
  expect(service.printed).toEqual([
    '2026-11-26 10:00 UTC  Promoted     v2, before: v1, from https://staging.example.com, rehearsed, by ada (command): the sale',
    '2026-11-26 10:00 UTC  Canary       v2, to 5 %, before: v1, not rehearsed, by ada (command)',
    '2026-11-26 10:00 UTC  Refused      v2, for 2026-12-01 08:00 UTC, by ada (command): The API has no such call',
    '2026-11-26 10:00 UTC  Approved     v2, by grace',
    '2026-11-26 10:00 UTC  Copied       v2, to https://www.example.com, by ada (command)',
  ]);
});

it('shows one kind, so many of the newest as are wanted, page by page, and says that there may be more', async () => {
  service.reply = (call) => {
    const query = new URLSearchParams(call.split('?')[1]);
    return { body: Array(Math.min(Number(query.get('limit')), 250 - Number(query.get('offset')))).fill(none) };
  };
  await read('rollback', 120);
  const at = 'GET /api/releases/public-site/history?kind=rollback';
  expect(service.calls.map(([call]) => call)).toEqual([`${at}&limit=100&offset=0`, `${at}&limit=20&offset=100`]);
  expect(service.printed.slice(119)).toEqual([
    expect.stringContaining('Promoted'),
    'These are the newest 120: --limit NUMBER shows more.',
  ]);
  service.printed = [];
  await read(undefined, 1000);
  expect(service.printed).toHaveLength(250);
  expect(service.printed).not.toContainEqual(expect.stringContaining('--limit'));
});

it('says where nothing has happened', async () => {
  service.reply = () => ({ body: [] });
  await read('rollback');
  expect(service.printed).toEqual([
    `Nothing of this kind has happened to public-site at ${service.client.origin} yet.`,
  ]);
});

it('tells of all apps in one list, where none is named, which app it was', async () => {
  const ofConsole = { ...none, app: 'admin-console', kind: 'rollback' };
  service.reply = (call) => (call.startsWith('GET /api/release-history?') ? { body: [ofConsole, none] } : undefined);
  await historyAt(service.client, undefined, { kind: undefined, limit: 10 });
  expect(service.calls.map(([call]) => call)).toEqual(['GET /api/release-history?limit=10&offset=0']);
  expect(service.printed).toEqual([
    '2026-11-26 10:00 UTC  Rolled back  admin-console@v2, by ada (command)',
    '2026-11-26 10:00 UTC  Promoted     public-site@v2, by ada (command)',
  ]);
});
