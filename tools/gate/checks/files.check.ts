import { faultsOfFiles } from '@site/releases';
import type { Candidate } from '../candidate';
import type { GateCheck } from '../gate-check';

const enough = 5;

/** Every file is there, as it was packed, and nothing else is. */
export const filesCheck: GateCheck = {
  title: 'files',
  async run(candidate) {
    const refusals = [...(await faultsOfFiles(candidate.folder, candidate.release)), ...missingNames(candidate)];
    const more = refusals.length - enough;
    return {
      seen: `${Object.keys(candidate.release.integrity).length} files`,
      refusals: [...refusals.slice(0, enough), ...(more > 0 ? [`There are ${more} more faults of this kind.`] : [])],
    };
  },
};

function missingNames({ name, release }: Candidate): string[] {
  const { entry, chunks, preloads, server, integrity } = release;
  const client = [entry, ...Object.values(chunks).flat(), ...preloads].map((file) => `client/${file}`);
  const named = new Set([...client, ...(server ? [server] : [])]);
  return [...named]
    .filter((file) => !integrity[file])
    .map((file) => `release.json of ${name} names ${file}, which it does not contain.`);
}
