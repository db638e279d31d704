import type { SeenAtWidths } from './seen/see-page';

/** A page that mounted without errors. */
export interface MountRecord {
  /** The files it loaded: paths without the version. */
  files: string[];
  /** Hash of everything that it was made of (`PageInputs`). */
  hash: string;
  /** What a person saw of it; undefined where that was not looked at. */
  seen: SeenAtWidths | undefined;
}

/** By address; a file of the rehearsals, named after the app. Without it pages are only mounted once more. */
export type MountRecords = Record<string, MountRecord>;
