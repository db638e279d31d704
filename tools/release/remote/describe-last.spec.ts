import { describeLast } from './describe-last';
import type { RemoteChange } from './release-client';

const change = (more: Partial<RemoteChange>): RemoteChange => ({
  ...{ app: 'public-site', revision: 1, at: new Date(Date.now() - 90_000).toISOString(), kind: 'promote', from: null },
  ...{ to: 'v1', percent: null, who: 'ada (command)', because: null, rehearsal: 'passed', environment: null, ...more },
});

it.each<[string, RemoteChange[], string, string | undefined]>([
  ['a version that is live', [change({})], 'v1', 'made live 90 s ago by ada (command) (promote)'],
  [
    'one that nobody has rehearsed, with why',
    [change({ rehearsal: 'skipped', because: 'the sale' })],
    'v1',
    'made live 90 s ago by ada (command) (promote, not rehearsed: the sale)',
  ],
  [
    'a canary',
    [change({ kind: 'canary', to: 'v2', percent: 10, because: 'a try' }), change({})],
    'v2',
    'canary for 10 % 90 s ago by ada (command): a try',
  ],
  [
    'a canary that was withdrawn',
    [change({ kind: 'withdraw', from: 'v2', to: 'v1', because: 'enough' }), change({ kind: 'canary', to: 'v2' })],
    'v2',
    'withdrawn 90 s ago by ada (command): enough',
  ],
  [
    'what stays live meanwhile',
    [change({ kind: 'withdraw', from: 'v2' }), change({})],
    'v1',
    'made live 90 s ago by ada (command) (promote)',
  ],
  ['one that never was live', [change({})], 'v9', undefined],
])('tells of %s', (_, history, version, sentence) => {
  expect(describeLast(history, version)).toBe(sentence);
});
