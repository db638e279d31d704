import { countVital, emptyHistogram, type VersionCounts } from '@site/releases';
import type { Tally } from './rolling-tally';

/** A version as errors and views name it. */
export interface Version {
  app: string;
  version: string;
}

export type CountedVersion = Version & VersionCounts;

/** Vitals by which canaries are judged. */
export type JudgedVital = 'LCP' | 'INP';

/** What is counted of canaries and of what is live beside them, until it is taken to be reported. */
export class CanaryCounts {
  private counted = new Map<string, CountedVersion>();

  count(version: Version, kind: keyof Tally): void {
    this.of(version)[kind] += 1;
  }

  measure(version: Version, vital: JudgedVital, ms: number): void {
    const counts = this.of(version);
    countVital(vital === 'LCP' ? counts.lcp : counts.inp, ms);
  }

  /** Begins anew. */
  take(): CountedVersion[] {
    const taken = [...this.counted.values()];
    this.counted = new Map();
    return taken;
  }

  private of({ app, version }: Version): CountedVersion {
    const name = `${app}@${version}`;
    const known = this.counted.get(name);
    if (known) return known;
    const counts = { app, version, views: 0, errors: 0, lcp: emptyHistogram(), inp: emptyHistogram() };
    this.counted.set(name, counts);
    return counts;
  }
}
