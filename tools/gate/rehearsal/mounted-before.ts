import type { Candidate } from '../candidate';
import { inParallel } from './in-parallel';
import type { MountedByAddress } from './mount-pages';
import { type MountRecords, standing } from './mount-records';
import { PageInputs } from './page-inputs';
import { readRehearsalFile, writeRehearsalFile } from '../rehearsal-files';

const width = 4;
/** A verdict never rests on records alone: the not-found page and the home page are always mounted. */
const alwaysMounted = 2;

/** Knows which pages were mounted before from the same inputs. */
export class MountedBefore {
  private constructor(
    private readonly candidate: Candidate,
    private readonly inputs: PageInputs,
    readonly records: MountRecords,
  ) {}

  /**
   * @param origin of the shell that they are mounted at
   * @param conditions tells by what they are mounted
   */
  static async of(
    candidate: Candidate,
    { origin, conditions }: { origin: string; conditions: string },
  ): Promise<MountedBefore> {
    const { releasesDir, live, release } = candidate;
    const inputs = new PageInputs(candidate, origin, conditions);
    const records = (await readRehearsalFile<MountRecords>(releasesDir, nameOf(candidate))) ?? {};
    return new MountedBefore(candidate, inputs, standing(records, live[release.app]));
  }

  /** The addresses that have to be mounted: the first ones, and all that are not known to be unchanged. */
  async needed(addresses: string[]): Promise<string[]> {
    const unchanged = new Set<string>();
    const compare = async (address: string) => {
      const record = this.records[address];
      if (record && (await this.inputs.hashOf(address, record.files)) === record.hash) unchanged.add(address);
    };
    await inParallel(addresses.slice(alwaysMounted), width, compare);
    return addresses.filter((address) => !unchanged.has(address));
  }

  /** Records the pages that mounted without errors, and keeps the records of the other addresses. */
  async keep(addresses: string[], sound: MountedByAddress): Promise<void> {
    const { changed, release } = this.candidate;
    const listed = new Set(addresses);
    const records = Object.fromEntries(Object.entries(this.records).filter(([address]) => listed.has(address)));
    await inParallel([...sound], width, async ([address, { loaded, seen }]) => {
      if (!loaded) return;
      const files = loaded.map((file) => this.inputs.withoutVersion(file));
      const hash = await this.inputs.hashOf(address, files);
      if (hash)
        records[address] = { files, hash, seen, ...(changed.includes(address) && { declaredIn: release.version }) };
    });
    await writeRehearsalFile(this.candidate.releasesDir, nameOf(this.candidate), records);
  }
}

/** Of one product: another one has other posts, and fewer of them are no measure for it. */
const nameOf = ({ release: { app }, product }: Candidate): string =>
  product === null ? app : `${app}@${new URL(product).host.replaceAll(/[^\w.-]/g, '_')}`;
