import { randomUUID } from 'node:crypto';
import type { CanaryCounts } from '../../traffic/canary-counts';
import type { CanaryReport, ReleaseService } from './release-service';

/** Reports to the release service what this shell counts of canaries. */
export class CanaryReporter {
  private readonly shell = randomUUID();
  private sequence = 0;
  /** What may not have arrived. */
  private unsent: CanaryReport | undefined;

  constructor(
    private readonly service: ReleaseService,
    private readonly counts: CanaryCounts,
  ) {}

  /** Rejects where the service does not take it: the same is sent the next time. */
  async report(signal: AbortSignal): Promise<void> {
    this.unsent ??= { shell: this.shell, sequence: ++this.sequence, counts: this.counts.take() };
    await this.service.report(this.unsent, signal);
    this.unsent = undefined;
  }
}
