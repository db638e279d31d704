/** A shell that serves the candidate with an API of the rehearsal's own. */
export interface UsedSite {
  origin: string;
  /** Of that API's database, for its owner. */
  databaseUrl: string;
  admin: { username: string; password: string };
}
