import type { Candidate } from '../candidate';
import { inParallel } from './in-parallel';
import type { MountedByAddress } from './mount-pages';
import { isDecided, type MountRecord, type MountRecords, seenLive } from './mount-records';
import { PageInputs } from './page-inputs';
import type { SeenAtWidths } from './seen/see-page';
import { readRehearsalFile, writeRehearsalFile } from '../rehearsal-files';

const width = 4;
/** A verdict never rests on records alone: the not-found page and the home page are always mounted. */
const alwaysMounted = 2;

/** Knows which pages were mounted before from the same inputs. */
export class MountedBefore {
  private readonly unchanged = new Map<string, MountRecord>();
  private readonly live: string | undefined;

  private constructor(
    private readonly candidate: Candidate,
    private readonly inputs: PageInputs,
    private readonly records: MountRecords,
  ) {
    this.live = candidate.live[candidate.release.app];
  }

  /**
   * @param origin of the shell that they are mounted at
   * @param conditions tells by what they are mounted
   */
  static async of(
    candidate: Candidate,
    { origin, conditions }: { origin: string; conditions: string },
  ): Promise<MountedBefore> {
    const inputs = new PageInputs(candidate, origin, conditions);
    const records = await readRehearsalFile<MountRecords>(candidate.releasesDir, nameOf(candidate));
    return new MountedBefore(candidate, inputs, records ?? {});
  }

  /** What was seen of the live version's page; undefined where that was not mounted here. */
  seenOf(address: string): SeenAtWidths | undefined {
    const record = this.records[address];
    return record && seenLive(record, this.live);
  }

  /** The addresses that have to be mounted: the first ones, and all that are not known to be unchanged. */
  async needed(addresses: string[]): Promise<string[]> {
    const compare = async (address: string) => {
      const record = this.records[address];
      if (!record || !isDecided(record, this.live)) return;
      if ((await this.inputs.hashOf(address, record.files)) === record.hash) this.unchanged.set(address, record);
    };
    await inParallel(addresses.slice(alwaysMounted), width, compare);
    return addresses.filter((address) => !this.unchanged.has(address));
  }

  /**
   * Records the pages that mounted without errors, and those that are unchanged as the candidate's, too; keeps the records
   * of the other addresses.
   * @param isCompared with what is live
   */
  async keep(addresses: string[], sound: MountedByAddress, { isCompared }: { isCompared: boolean }): Promise<void> {
    const { changed, release } = this.candidate;
    const { version } = release;
    const listed = new Set(addresses);
    const records = Object.fromEntries(Object.entries(this.records).filter(([address]) => listed.has(address)));
    for (const [address, record] of this.unchanged) {
      const live = record.versions?.filter((each) => each === this.live && each !== version) ?? [];
      records[address] = { ...record, versions: [...live, version] };
    }
    await inParallel([...sound], width, async ([address, { loaded, seen }]) => {
      if (!loaded) return;
      const files = loaded.map((file) => this.inputs.withoutVersion(file));
      const hash = await this.inputs.hashOf(address, files);
      const comparedWith = isCompared && !changed.includes(address) ? this.live : undefined;
      if (hash) records[address] = { files, hash, seen, versions: [version], comparedWith };
    });
    await writeRehearsalFile(this.candidate.releasesDir, nameOf(this.candidate), records);
  }
}

/** Of one product: another one has other posts, and fewer of them are no measure for it. */
const nameOf = ({ release: { app }, product }: Candidate): string =>
  product === null ? app : `${app}@${new URL(product).host.replaceAll(/[^\w.-]/g, '_')}`;
