import type { RemoteReleases } from './release-client';

interface Promotion {
  /** Undefined: it is still to be built. */
  version?: string;
  /** Undefined: everybody gets it at once. */
  stages: string | undefined;
  /** Undefined: now. */
  at: Date | undefined;
}

/** What others have begun and a promotion ends, a sentence each: before it they can still be asked, after it they must be told. */
export function endedBy({ canary, scheduled }: RemoteReleases, { version, stages, at }: Promotion): string[] {
  const ended: string[] = [];
  if (canary && canary.version !== version) {
    ended.push(`The canary ${canary.version} ${stages ? 'must have ended before' : 'ends with that'}.`);
  }
  // A new share of a canary leaves the schedule of another as it is; a schedule of its own only that for everybody.
  const isOvertaken = scheduled?.version === version ? scheduled?.stages : !version || canary?.version !== version;
  if (scheduled && !at && (!stages || isOvertaken)) {
    ended.push(
      `${scheduled.version} is scheduled for ${scheduled.at} by ${scheduled.who}: it will be refused then, because of this one.`,
    );
  }
  return ended;
}
