import type { Candidate } from '../candidate';
import { conditionsOf } from './conditions';
import { inParallel } from './in-parallel';
import type { LoadedByAddress } from './mount-pages';
import { readMountRecords, writeMountRecords, type MountRecords } from './mount-records';
import { PageInputs } from './page-inputs';
import type { RehearsalShell } from './rehearsal-shell';

const width = 4;
/** A verdict never rests on records alone: the page for addresses that nobody has, and the home page. */
const alwaysMounted = 2;

/** Knows which pages were mounted before, made of the very same. */
export class MountedBefore {
  private readonly unchanged: MountRecords = {};

  private constructor(
    private readonly candidate: Candidate,
    private readonly inputs: PageInputs,
  ) {}

  static async of(candidate: Candidate, shell: RehearsalShell, browserVersion: string): Promise<MountedBefore> {
    const conditions = await conditionsOf(browserVersion);
    return new MountedBefore(candidate, new PageInputs(candidate, shell.origin, conditions));
  }

  /** Those of the addresses that have to be mounted: the first ones, and every one of which something has changed. */
  async needed(addresses: string[]): Promise<string[]> {
    const known = await readMountRecords(this.candidate.releasesDir, this.candidate.release.app);
    await inParallel(addresses.slice(alwaysMounted), width, async (address) => {
      const record = known[address];
      if (!record || (await this.inputs.hashOf(address, record.files)) !== record.hash) return;
      this.unchanged[address] = record;
    });
    return addresses.filter((address) => !this.unchanged[address]);
  }

  /** Keeps a record of those that are the same, and of those that were mounted without a complaint. */
  async keep(loaded: LoadedByAddress): Promise<void> {
    const records = { ...this.unchanged };
    await inParallel([...loaded], width, async ([address, paths]) => {
      const files = paths.map((file) => this.inputs.withoutVersion(file));
      const hash = await this.inputs.hashOf(address, files);
      if (hash) records[address] = { files, hash };
    });
    await writeMountRecords(this.candidate.releasesDir, this.candidate.release.app, records);
  }
}
