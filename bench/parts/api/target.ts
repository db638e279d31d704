/** What was to be reached, and what was. */
export interface Target {
  what: string;
  figure: number;
  /** The least, or the most, that is good enough. */
  atLeast?: number;
  atMost?: number;
  unit: string;
}

export const isReached = ({ figure, atLeast = -Infinity, atMost = Infinity }: Target): boolean =>
  figure >= atLeast && figure <= atMost;

/** One line each. */
export const targetLines = (targets: Target[]): string[] =>
  targets.map((target) => {
    const { what, figure, atLeast, atMost, unit } = target;
    const wanted = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    const verdict = isReached(target) ? 'reached' : 'NOT REACHED';
    return `  ${`${figure} ${unit}`.padEnd(16)}${`${wanted} ${unit}`.padEnd(24)}${verdict.padEnd(14)}${what}`;
  });

/** What a section of the part found. */
export interface Section {
  lines: string[];
  figures: Record<string, unknown>;
  targets: Target[];
}
