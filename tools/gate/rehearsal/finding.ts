/** What a part of the rehearsal has looked at, and what is wrong. */
export interface PartFinding {
  /** For people. */
  seen: string;
  problems: PageProblem[];
  /** Keeps what later releases are compared with, if this one passes. */
  keep?(): Promise<void>;
}

export type PageProblem = [address: string, problem: string];
