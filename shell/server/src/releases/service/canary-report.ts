import type { CountedVersion } from '../../traffic/canary-counts';

/** What a shell has counted since its last report. One that is sent again is counted once. */
export interface CanaryReport {
  /** Of this process. */
  shell: string;
  sequence: number;
  counts: CountedVersion[];
}
