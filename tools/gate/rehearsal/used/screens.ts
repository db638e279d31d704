import type { Candidate } from '../../candidate';
import { readRehearsalFile, writeRehearsalFile } from '../../rehearsal-files';
import { comparedSeen, missing } from '../seen/compare-seen';
import type { SeenAtWidths } from '../seen/see-page';

type SeenByAddress = Record<string, SeenAtWidths>;

const nameOf = ({ release }: Candidate): string => `${release.app}.screens`;

/** What is seen of an app's screens, compared with the last release that passed; the content is that of a new site. */
export class Screens {
  private readonly now: SeenByAddress = {};

  private constructor(
    private readonly candidate: Candidate,
    private readonly before: SeenByAddress,
  ) {}

  static async of(candidate: Candidate): Promise<Screens> {
    return new Screens(candidate, (await readRehearsalFile(candidate.releasesDir, nameOf(candidate))) ?? {});
  }

  /** What is wrong with what is seen at an address. */
  compare(address: string, seen: SeenAtWidths): string[] {
    this.now[address] = seen;
    const before = this.before[address];
    const isMeant = this.candidate.changed.includes(address);
    return [...missing(seen), ...(before && !isMeant ? comparedSeen(seen, before) : [])];
  }

  /** For the next release. */
  keep(): Promise<void> {
    return writeRehearsalFile(this.candidate.releasesDir, nameOf(this.candidate), this.now);
  }
}
