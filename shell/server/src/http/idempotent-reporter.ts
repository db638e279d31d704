import { randomUUID } from 'node:crypto';
import { ApiRefusal } from './call-api';

/** The API counts a report that is sent again once. */
export type Report<Counts> = Counts & {
  /** Of this process. */
  shell: string;
  sequence: number;
};

interface ReporterOptions<Counts> {
  /** What was counted since it was taken last; undefined: nothing to report. */
  take(): Counts | undefined;
  send(report: Report<Counts>, signal: AbortSignal): Promise<unknown>;
}

/** Reports to the API what this process counts: what may not have arrived is sent again, under the same number. */
export class IdempotentReporter<Counts extends object> {
  private readonly shell = randomUUID();
  private sequence = 0;
  private unsent: Report<Counts> | undefined;

  constructor(private readonly options: ReporterOptions<Counts>) {}

  /** Rejects where the API does not take it: the same is sent the next time, unless the API can't read it. */
  async report(signal: AbortSignal): Promise<void> {
    const counts = this.unsent ? undefined : this.options.take();
    if (counts) this.unsent = { ...counts, shell: this.shell, sequence: ++this.sequence };
    if (!this.unsent) return;
    try {
      await this.options.send(this.unsent, signal);
      this.unsent = undefined;
    } catch (error) {
      if (isUnreadable(error)) this.unsent = undefined;
      throw error;
    }
  }

  /** Reports nothing of what was counted until now. */
  forget(): void {
    this.options.take();
    this.unsent = undefined;
  }
}

/** Of a report that the API would refuse again, and that would keep all that come after it from being sent. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiRefusal && (error.status === 400 || error.status === 413);
