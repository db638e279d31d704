import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../release/files';
import { integrityOf } from '../../release/hash';
import type { Candidate } from '../candidate';
import type { GateCheck } from '../gate-check';

const enough = 5;

/** Every file is there, as it was packed, and nothing else is. */
export const filesCheck: GateCheck = {
  title: 'files',
  async run(candidate) {
    const refusals = [
      ...(await changedFiles(candidate)),
      ...(await unlistedFiles(candidate)),
      ...missingNames(candidate),
    ];
    const more = refusals.length - enough;
    return {
      seen: `${Object.keys(candidate.release.integrity).length} files`,
      refusals: [...refusals.slice(0, enough), ...(more > 0 ? [`There are ${more} more faults of this kind.`] : [])],
    };
  },
};

async function changedFiles({ name, folder, release }: Candidate): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, expected] of Object.entries(release.integrity)) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) faults.push(`${name} is missing its file ${file}; release it again.`);
    else if (integrityOf(content) !== expected) {
      faults.push(`${file} of ${name} was changed after it was packed; release it again.`);
    }
  }
  return faults;
}

async function unlistedFiles({ name, folder, release }: Candidate): Promise<string[]> {
  const unlisted = (await filesBelow(folder)).filter((file) => file !== 'release.json' && !release.integrity[file]);
  return unlisted.map((file) => `${name} has a file that was not packed with it: ${file}.`);
}

function missingNames({ name, release }: Candidate): string[] {
  const { entry, chunks, preloads, server, integrity } = release;
  const client = [entry, ...Object.values(chunks).flat(), ...preloads].map((file) => `client/${file}`);
  const named = new Set([...client, ...(server ? [server] : [])]);
  return [...named]
    .filter((file) => !integrity[file])
    .map((file) => `release.json of ${name} names ${file}, which it does not contain.`);
}
