/** Something that runs for a part of the bench, and is gone afterwards. */
export interface Stage {
  origin: string;
  releasesDir: string;
  /** Packs another version of the public site; what is live stays. Answers the version. */
  packNext(): Promise<string>;
  /** What the shell tells of itself at this moment. */
  figures(): Promise<ReadonlyMap<string, number>>;
  end(): Promise<void>;
}
