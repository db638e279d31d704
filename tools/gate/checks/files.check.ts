import { faultsOfFiles, missingFiles, scopeFaults, takenFaults, liveReleases, scopeOf, scopesOf } from '@site/releases';
import type { GateCheck } from '../gate-check';

const enough = 5;

/** Every file is there, as it was packed, and nothing else is; no address of another app is claimed. */
export const filesCheck: GateCheck = {
  title: 'files',
  async run(candidate) {
    const live = await liveReleases(candidate.releasesDir, candidate.live);
    const known = scopesOf(live);
    const { release } = candidate;
    const scope = Object.hasOwn(known, release.app) ? undefined : scopeOf(release);
    const refusals = [
      ...(await faultsOfFiles(candidate.folder, candidate.release)),
      ...missingFiles(candidate.release),
      ...scopeFaults(release, known),
      ...(scope === undefined ? [] : takenFaults(release, scope, live)),
    ];
    const more = refusals.length - enough;
    return {
      seen: `${Object.keys(candidate.release.integrity).length} files`,
      refusals: [...refusals.slice(0, enough), ...(more > 0 ? [`There are ${more} more faults of this kind.`] : [])],
    };
  },
};
