import { randomUUID } from 'node:crypto';
import type { CanaryCounts } from '../../traffic/canary-counts';
import { type CanaryReport, type ReleaseService, ServiceRefusal } from './release-service';

/** Reports to the release service what this shell counts of canaries. */
export class CanaryReporter {
  private readonly shell = randomUUID();
  private sequence = 0;
  /** What may not have arrived. */
  private unsent: CanaryReport | undefined;

  constructor(
    private readonly service: Pick<ReleaseService, 'report'>,
    private readonly counts: CanaryCounts,
  ) {}

  /** Rejects where the service does not take it: the same is sent the next time, unless it will never be taken. */
  async report(signal: AbortSignal): Promise<void> {
    this.unsent ??= { shell: this.shell, sequence: ++this.sequence, counts: this.counts.take() };
    try {
      await this.service.report(this.unsent, signal);
      this.unsent = undefined;
    } catch (error) {
      if (error instanceof ServiceRefusal && error.status === 400) this.unsent = undefined;
      throw error;
    }
  }

  /** What was counted of a canary that has ended says nothing of the next one. */
  forget(): void {
    this.counts.take();
    this.unsent = undefined;
  }
}
