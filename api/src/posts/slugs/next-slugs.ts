import { limits } from '@site/contracts';

const batch = 100;
const batches = 100;

/**
 * Slugs to try when one is taken, in batches: "my-title" leads to "my-title-2", "my-title-2" to "my-title-3". Longer
 * numbers, such as a year, are part of the title: "report-2026" leads to "report-2026-2".
 */
export function* nextSlugs(slug: string): Generator<string[]> {
  const [, stem = slug, number = '1'] = /^(.+)-([1-9]\d?)$/.exec(slug) ?? [];
  for (let first = Number(number) + 1; first < batch * batches; first += batch) {
    yield Array.from({ length: batch }, (_, index) => numbered(stem, first + index));
  }
}

/** Within the length of a slug. */
function numbered(stem: string, number: number): string {
  const suffix = `-${number}`;
  return stem.slice(0, limits.slug - suffix.length) + suffix;
}
