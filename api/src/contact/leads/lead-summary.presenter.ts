/** How many messages a page led to. */
export class LeadsOfSource {
  /** Null: not known. */
  sourcePage!: string | null;
  messages!: number;
}

/** Pages that led to fewer messages than those that are named. */
export class OtherSources {
  pages!: number;
  /** Of all of them. */
  messages!: number;
}

/** How many messages a month brought. */
export class LeadsOfMonth {
  /** Such as 2026-11, in UTC. */
  month!: string;
  messages!: number;
}

/** Where messages come from and when. Spam and deleted messages do not count. */
export class LeadSummary {
  /** Of all times; the most first, at most 50 pages. */
  sources!: LeadsOfSource[];
  others!: OtherSources;
  /** The last twelve months, this one first; months without a message too. */
  months!: LeadsOfMonth[];
}
