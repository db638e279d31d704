import { BucketDeck, isInCanary, readBucket } from './canary-bucket';

const deals = (count: number): number[] => {
  const deck = new BucketDeck();
  return Array.from({ length: count }, () => deck.deal());
};

describe('a bucket', () => {
  it.each([1, 10, 33, 50, 99])('gives a canary of %i %% its share of 10,000 visitors, within 1 %%', (percent) => {
    for (const name of ['public-site@a', 'public-site@b', 'admin-console@c']) {
      const inCanary = deals(10_000).filter((bucket) => isInCanary(bucket, { name, percent }));
      expect(Math.abs(inCanary.length - percent * 100)).toBeLessThanOrEqual(percent);
    }
  });

  it('comes in no order that somebody could wait for', () => {
    expect(deals(100)).not.toEqual(deals(100));
  });

  it('once given a canary stays with it while the share grows', () => {
    for (let bucket = 0; bucket < 100; bucket++) {
      const shares = [1, 5, 10, 50, 99].map((percent) => isInCanary(bucket, { name: 'public-site@a', percent }));
      expect(shares).toEqual([...shares].sort());
    }
  });

  it('does not make the same visitors try every canary', () => {
    const first = (name: string) =>
      deals(100)
        .filter((bucket) => isInCanary(bucket, { name, percent: 10 }))
        .sort();
    expect(first('public-site@a')).not.toEqual(first('public-site@b'));
  });

  it.each(['', '-1', '100', 'x', '1.5', '007'])('is not taken from a cookie that says %j', (text) => {
    expect(readBucket(text)).toBeUndefined();
  });
});
