/** What a part of the rehearsal has looked at, and what is wrong. */
export interface PartFinding {
  /** For people. */
  seen: string;
  complaints: Complaint[];
}

export type Complaint = [address: string, complaint: string];
