import { faultsOfFiles, missingFiles, scopeFaults } from '@site/releases';
import type { GateCheck } from '../gate-check';

const enough = 5;

/** Every file is there, as it was packed, and nothing else is; no address of another app is claimed. */
export const filesCheck: GateCheck = {
  title: 'files',
  async run(candidate) {
    const refusals = [
      ...(await faultsOfFiles(candidate.folder, candidate.release)),
      ...missingFiles(candidate.release),
      ...scopeFaults(candidate.release),
    ];
    const more = refusals.length - enough;
    return {
      seen: `${Object.keys(candidate.release.integrity).length} files`,
      refusals: [...refusals.slice(0, enough), ...(more > 0 ? [`There are ${more} more faults of this kind.`] : [])],
    };
  },
};
