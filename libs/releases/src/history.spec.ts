import { trailOf } from './history';

const app = 'public-site';
type Change = [kind: 'promote' | 'rollback' | 'canary' | 'withdraw', to: string];
const trail = (...changes: Change[]) =>
  trailOf(
    changes.map(([kind, to]) => ({ app, kind, to })),
    app,
  );

describe('the trail that led to what is live', () => {
  it('goes back with a rollback, and further back with the next', () => {
    const three: Change[] = [1, 2, 3].map((n) => ['promote', `v${n}`]);
    expect(trail(...three, ['rollback', 'v2'])).toEqual(['v1', 'v2']);
    expect(trail(...three, ['rollback', 'v2'], ['rollback', 'v1'])).toEqual(['v1']);
    expect(trail(...three, ['rollback', 'v1'], ['promote', 'v4'])).toEqual(['v1', 'v4']);
  });

  it('follows what was live in time, not what was packed before', () => {
    expect(trail(['promote', 'v1'], ['promote', 'v2'], ['promote', 'v1'])).toEqual(['v1', 'v2', 'v1']);
  });

  it('leads past a canary', () => {
    expect(trail(['promote', 'v1'], ['canary', 'v2'], ['withdraw', 'v1'])).toEqual(['v1']);
  });

  it('is of one app alone', () => {
    expect(trailOf([{ app: 'admin-console', kind: 'promote', to: 'c1' }], app)).toEqual([]);
  });
});
