import type { SeenAtWidths } from './seen/see-page';

/** A page that mounted without errors. */
export interface MountRecord {
  /** The files it loaded: paths without the version. */
  files: string[];
  /** Hash of everything that it was made of (`PageInputs`). */
  hash: string;
  /** What a person saw of it; undefined where that was not looked at. */
  seen: SeenAtWidths | undefined;
  /** Whose page it is. Records of older tools say of none. */
  versions?: string[];
  /** The version that was live by then, and lost nothing by it. Undefined where it was not compared, or meant to differ. */
  comparedWith?: string | undefined;
}

/** By address; a file of the rehearsals, named after app and product. Without it pages are only mounted once more. */
export type MountRecords = Record<string, MountRecord>;

/** True where mounting the same page again would show nothing new: neither an error nor a difference from what is live. */
export const isDecided = ({ versions = [], comparedWith }: MountRecord, live: string | undefined): boolean =>
  versions.length > 0 && (live === undefined || versions.includes(live) || comparedWith === live);

/** What another page may be compared with: what was seen of the version that is live now. */
export const seenLive = ({ versions, seen }: MountRecord, live: string | undefined): SeenAtWidths | undefined =>
  live !== undefined && versions?.includes(live) ? seen : undefined;
