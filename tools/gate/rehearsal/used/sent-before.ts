import type { Candidate } from '../../candidate';
import { readRehearsalFile, writeRehearsalFile } from '../../rehearsal-files';
import { PageInputs } from '../page-inputs';

interface SentForm {
  /** The files that its page loaded until it was sent: paths without the version. */
  files: string[];
  /** Hash of everything that the outcome depended on (`PageInputs`, with the API). */
  hash: string;
}

/** By page and place. */
type SentForms = Record<string, SentForm>;

type Place = { address: string; index: number };

/** Knows which forms were sent before, with JavaScript, from the same inputs. */
export class SentBefore {
  private readonly sent: SentForms = {};

  private constructor(
    private readonly candidate: Candidate,
    private readonly inputs: PageInputs,
    private readonly records: SentForms,
  ) {}

  /**
   * @param origin of the shell that they are sent to
   * @param conditions tells by what they are sent and answered
   * @param thorough takes none for unchanged
   */
  static async of(
    candidate: Candidate,
    { origin, conditions, thorough }: { origin: string; conditions: string; thorough: boolean },
  ): Promise<SentBefore> {
    const records = thorough ? {} : await readRehearsalFile<SentForms>(candidate.releasesDir, nameOf(candidate));
    return new SentBefore(candidate, new PageInputs(candidate, origin, conditions), records ?? {});
  }

  /** Whether it would be sent as the last time. */
  async isUnchanged(form: Place): Promise<boolean> {
    const record = this.records[keyOf(form)];
    const isSame = record !== undefined && (await this.inputs.hashOf(form.address, record.files)) === record.hash;
    if (isSame) this.sent[keyOf(form)] = record;
    return isSame;
  }

  /** After it was sent, and has arrived. */
  async note(form: Place, loaded: string[]): Promise<void> {
    const files = loaded.map((file) => this.inputs.withoutVersion(file));
    const hash = await this.inputs.hashOf(form.address, files);
    if (hash) this.sent[keyOf(form)] = { files, hash };
  }

  /** Once the release has passed. */
  keep(): Promise<void> {
    return writeRehearsalFile(this.candidate.releasesDir, nameOf(this.candidate), this.sent);
  }
}

const nameOf = ({ release: { app } }: Candidate): string => `${app}.forms`;
const keyOf = ({ address, index }: Place): string => `${address} ${index}`;
