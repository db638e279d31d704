import type { Promotion } from '@site/federation';
import { setAfterAll } from './release-set';

const change = (revision: number, facts: Partial<Promotion>): Promotion => ({
  ...{ revision, at: `2026-11-20T00:00:0${revision}Z`, who: 'a test', kind: 'promote', app: 'public-site' },
  ...{ from: null, to: 'v1' },
  ...facts,
});

describe('what is live after a history', () => {
  it('is nothing without one', () => expect(setAfterAll([])).toBeNull());

  it('is the last version of each app, and the canary that was not ended, since it began', () => {
    const history = [
      change(1, { to: 'v1' }),
      change(2, { app: 'admin-console', to: 'c1' }),
      change(3, { kind: 'canary', from: 'v1', to: 'v2', percent: 10 }),
      change(4, { kind: 'canary', from: 'v1', to: 'v2', percent: 30 }),
      change(5, { kind: 'canary', app: 'admin-console', from: 'c1', to: 'c2', percent: 50 }),
      change(6, { kind: 'withdraw', app: 'admin-console', from: 'c2', to: 'c1' }),
    ];
    expect(setAfterAll(history)).toEqual({
      revision: 6,
      updatedAt: '2026-11-20T00:00:06Z',
      apps: { 'public-site': 'v1', 'admin-console': 'c1' },
      canaries: { 'public-site': { version: 'v2', percent: 30, since: '2026-11-20T00:00:03Z' } },
    });
  });

  it('leaves out an interrupted change whose revision another has', () => {
    const history = [change(1, { to: 'v1' }), change(2, { to: 'never' }), change(2, { to: 'v2' })];
    expect(setAfterAll(history)?.apps).toEqual({ 'public-site': 'v2' });
  });
});
