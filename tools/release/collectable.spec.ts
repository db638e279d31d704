import type { Promotion, Release } from '@site/federation';
import { collectable } from './collectable';

const app = 'public-site';
const now = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

/** Releases that went live one after the other, each so many days ago. */
function story(...wentLive: [version: string, days: number, kind?: Promotion['kind']][]) {
  const history = wentLive.map(([to, days, kind = 'promote'], index): Promotion => ({
    ...{ revision: index + 1, at: daysAgo(days), who: 'ada', kind, app },
    ...{ from: wentLive[index - 1]?.[0] ?? null, to },
  }));
  return history;
}

const built = (version: string, days: number) => ({ app, version, builtAt: daysAgo(days) }) as Release;
const gone = (releases: Release[], history: Promotion[], goodOnes = 2) =>
  collectable(releases, history, app, { days: 7, goodOnes }, now).map(({ version }) => version);

describe('an old release', () => {
  const releases = ['a', 'b', 'c', 'd'].map((version) => built(version, 60));

  it('goes when it was taken down longer ago than a tab lives', () => {
    expect(gone(releases, story(['a', 50], ['b', 40], ['c', 30], ['d', 20]))).toEqual(['a', 'b']);
  });

  it('stays while a tab of its time may be open', () => {
    expect(gone(releases, story(['a', 50], ['b', 40], ['c', 6], ['d', 1]))).toEqual(['a']);
  });

  it('stays while it is live, however old', () => {
    expect(gone([built('a', 900)], story(['a', 900]))).toEqual([]);
  });

  it('stays when it is among the last good ones, however old', () => {
    expect(gone(releases, story(['a', 500], ['b', 400], ['c', 300], ['d', 200]), 3)).toEqual(['a']);
  });

  it('counts as good by the way that led to what is live, not by what was rolled back', () => {
    const history = story(['a', 90], ['b', 80], ['c', 70], ['b', 60, 'rollback']);
    expect(gone(releases.slice(0, 3), history)).toEqual(['c']);
  });
});

describe('a release that never was live', () => {
  it('stays a while, to be promoted, and goes then', () => {
    expect(gone([built('x', 3), built('y', 30)], story(['a', 50]))).toEqual(['y']);
  });
});
