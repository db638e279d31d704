/** What a part of the bench found. */
export interface PartResult {
  /** Printed for people. */
  lines: string[];
  /** Written as JSON. */
  figures: Record<string, unknown>;
  /** What should not have been; a bench with one of these ends with 1. */
  failures: string[];
}

/** A comparison or a proof with figures. Starts what it needs and ends all of it, also when it fails. */
export interface Part {
  name: string;
  /** One line for the list of parts. */
  summary: string;
  run(): Promise<PartResult>;
}

/** What one of several can't measure leaves the figures of the others. */
export const attempt = (measure: () => Promise<PartResult>): Promise<PartResult> =>
  measure().catch((error: Error) => ({ lines: [], figures: {}, failures: [error.message] }));

/** In one, with a blank line between them. */
export const joined = (results: PartResult[]): PartResult => ({
  lines: results.flatMap(({ lines }, index) => (index > 0 ? ['', ...lines] : lines)),
  figures: Object.assign({}, ...results.map(({ figures }) => figures)),
  failures: results.flatMap(({ failures }) => failures),
});
