import { Problem } from '../tools/start/problem';
import type { NamedFiles } from './database/named-files';
import { mediaPlace } from './files/media-files';
import type { System } from './system';

interface Copied {
  /** Whatever is missing. */
  incomplete: boolean;
  isCopied: (name: string) => boolean;
}

/**
 * How many files that rows speak of were not copied. Throws Problem where that is most of a kind: the backup then looks in
 * another place than the API, or its disk is not mounted.
 */
export function countMissing(system: System, named: NamedFiles, { incomplete, isCopied }: Copied): number {
  let count = 0;
  for (const [kind, names] of named) {
    const missing = names.filter((name) => !isCopied(name)).length;
    if (!incomplete && missing > names.length / 2)
      throw astray(system, `of the ${names.length} files of ${kind} that the database speaks of, ${missing}`);
    count += missing;
  }
  return count;
}

const astray = (system: System, missing: string): Problem =>
  new Problem(
    `There is no new backup: ${missing} are not in ${mediaPlace(system)}. ` +
      'Set MEDIA_DIR, or S3_ENDPOINT and its like, as the API has them. If the files are lost for good, --incomplete backs up the rest.',
  );
