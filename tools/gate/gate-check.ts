import type { Candidate } from './candidate';

/** One thing that a release must pass before it may go live. */
export interface GateCheck {
  title: string;
  /** Runs the candidate's code, and is skipped when another check has already refused it. */
  runsCode?: boolean;
  run(candidate: Candidate): Promise<Finding>;
}

export interface Finding {
  /** What was checked, in a few words. */
  seen: string;
  /** Sentences that name what would break; none: passed. */
  refusals: string[];
}
