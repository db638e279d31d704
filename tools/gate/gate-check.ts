import type { Candidate } from './candidate';

/** One thing that a release must pass before it may go live. */
export interface GateCheck {
  title: string;
  /** Runs the candidate's code, and is spared when another check has refused it already. */
  runsCode?: boolean;
  run(candidate: Candidate): Promise<Finding>;
}

export interface Finding {
  /** What was looked at, in a few words. */
  seen: string;
  /** Sentences that name what would break; none: passed. */
  refusals: string[];
}
