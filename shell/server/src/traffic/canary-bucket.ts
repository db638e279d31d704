import { createHash, randomInt } from 'node:crypto';

/** One of a hundred: each holds a hundredth of all visitors. */
export type CanaryBucket = number;

const buckets = 100;

export function readBucket(text: string | undefined): CanaryBucket | undefined {
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * Deals each bucket once, in random order, before any repeats: among any hundred consecutive visitors a canary's share
 * is exact, which independent random choices would miss.
 */
export class BucketDeck {
  private deck: CanaryBucket[] = [];

  deal(): CanaryBucket {
    if (this.deck.length === 0) this.deck = Array.from({ length: buckets }, (_, bucket) => bucket);
    const [dealt = 0] = this.deck.splice(randomInt(this.deck.length), 1);
    return dealt;
  }
}

/**
 * True when a bucket is in the canary’s share. Each canary's range starts at a different bucket, so that it is not
 * always the same visitors who get new releases; a growing share keeps its earlier visitors.
 */
export function isInCanary(bucket: CanaryBucket, { name, percent }: { name: string; percent: number }): boolean {
  const beginning = createHash('sha256').update(name).digest().readUInt32BE() % buckets;
  return (bucket + beginning) % buckets < percent;
}
