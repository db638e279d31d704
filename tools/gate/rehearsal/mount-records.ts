import type { SeenAtWidths } from './seen/see-page';

/** A page that mounted without errors. */
export interface MountRecord {
  /** The files it loaded: paths without the version. */
  files: string[];
  /** Hash of everything that it was made of (`PageInputs`). */
  hash: string;
  /** What a person saw of it; undefined where that was not looked at. */
  seen: SeenAtWidths | undefined;
  /** The version that was meant to differ there (`--changed`). */
  declaredIn?: string;
}

/** By address; a file of the rehearsals, named after app and product. Without it pages are only mounted once more. */
export type MountRecords = Record<string, MountRecord>;

/**
 * Those that a candidate may be compared with. What was declared for a version that is not live, because it was only tried,
 * refused or rolled back, was declared for that one alone.
 */
export const standing = (records: MountRecords, live: string | undefined): MountRecords =>
  Object.fromEntries(
    Object.entries(records).filter(([, { declaredIn }]) => declaredIn === undefined || declaredIn === live),
  );
