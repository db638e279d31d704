/** What a part of the rehearsal has looked at, and what is wrong. */
export interface PartFinding {
  /** For people. */
  seen: string;
  complaints: Complaint[];
  /** Keeps what later releases are compared with, if this one passes. */
  keep?(): Promise<void>;
}

export type Complaint = [address: string, complaint: string];
