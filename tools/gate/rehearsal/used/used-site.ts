/** A shell that serves the candidate with an API of the rehearsal's own. */
export interface UsedSite {
  origin: string;
  /** Of that API's database, for its owner. */
  databaseUrl: string;
  admin: { username: string; password: string };
  /** Starts a shell that serves what is live with the same API. Answers its origin; undefined where that can't be started. */
  openLive(): Promise<string | undefined>;
}
