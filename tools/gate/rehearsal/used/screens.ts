import type { Candidate } from '../../candidate';
import { readRehearsalFile, writeRehearsalFile } from '../../rehearsal-files';
import { comparedSeen, missing } from '../seen/compare-seen';
import type { SeenAtWidths } from '../seen/see-page';

type SeenByAddress = Record<string, SeenAtWidths>;

/** By version: of what was live, and of the last that passed. Older tools have left it by address, which is no version. */
type SeenByVersion = Record<string, SeenByAddress>;

const nameOf = ({ release }: Candidate): string => `${release.app}.screens`;
const liveBy = ({ live, release }: Candidate): string | undefined => live[release.app];

/** What is seen of an app's screens, compared with what is live; the content is that of a new site. */
export class Screens {
  private readonly now: SeenByAddress = {};

  private constructor(
    private readonly candidate: Candidate,
    /** Undefined where what is live did not pass here: it is to be looked at. */
    private readonly before: SeenByAddress | undefined,
  ) {}

  static async of(candidate: Candidate): Promise<Screens> {
    const seen = (await readRehearsalFile<SeenByVersion>(candidate.releasesDir, nameOf(candidate))) ?? {};
    return new Screens(candidate, seen[String(liveBy(candidate))]);
  }

  /** Whether it is known what the live version shows. */
  get areKnown(): boolean {
    return this.before !== undefined;
  }

  /** What is wrong with what is seen at an address, compared with what is known or seen of the live version. */
  compare(address: string, seen: SeenAtWidths, before = this.before?.[address]): string[] {
    this.now[address] = seen;
    const isMeant = this.candidate.changed.includes(address);
    return [...missing(seen), ...(before && !isMeant ? comparedSeen(seen, before) : [])];
  }

  /** For the next release. */
  keep(): Promise<void> {
    const { candidate, before, now } = this;
    const seen = { ...(before && { [String(liveBy(candidate))]: before }), [candidate.release.version]: now };
    return writeRehearsalFile(candidate.releasesDir, nameOf(candidate), seen);
  }
}
