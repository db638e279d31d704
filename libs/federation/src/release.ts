import type { ReleasedApp } from './apps';

/** `release.json`: all that a shell needs to know of a release before it runs any of its code. */
export interface Release {
  app: ReleasedApp;
  /**
   * Since 1.8.0. Part of the site that the app owns, such as `/jobs`; absent: that of an app that every product has
   * (`appScopes`).
   */
  scope?: string;
  version: string;
  /** Commit of the source, with `+` behind it when the tree had uncommitted changes; null outside git. */
  commit: string | null;
  /** ISO time. */
  builtAt: string;
  /** Hash over all files: two builds with the same output share it. */
  contentHash: string;
  contract: { speaks: string; needs: string };
  /** SHA-256 of the openapi.json that the app was built against. */
  apiSchema: string;
  /** Paths below `client/`. */
  entry: string;
  /** Chunk name to its files, below `client/`; `main` is the entry with what it loads at once. */
  chunks: Record<string, string[]>;
  /** Font and style files below `client/` that every page preloads. */
  preloads: string[];
  /** Path below the release folder to its `sha384-…` integrity. */
  integrity: Record<string, string>;
  /** Server bundle below the release folder; null for an app that renders only in the browser. */
  server: string | null;
  /** Address patterns that the app serves, such as `/blog/:slug`. `/*` matches what no other app does. */
  addresses: string[];
  /** Query keys that change a page. Its server render gets no others, such as those that campaigns append. */
  queryKeys: string[];
  /** Content sources that its pages need beyond the site's own. */
  csp: { img: string[]; frame: string[] };
}

/** `current.json`: the one pointer. Replaced whole, by rename. */
export interface ReleaseSet {
  /** Counts promotions and rollbacks. */
  revision: number;
  /** ISO time. */
  updatedAt: string;
  apps: Partial<Record<ReleasedApp, string>>;
  /** Absent: everybody gets what is live. */
  canaries?: Partial<Record<ReleasedApp, Canary>>;
}

/** A version that a share of the visitors gets instead of the live one. */
export interface Canary {
  version: string;
  /** Whole number from 1 to 99. */
  percent: number;
  /** ISO time at which the first visitor could get it; stays when the share changes. */
  since: string;
}

/** One line of `history.jsonl`. */
export interface Promotion {
  revision: number;
  at: string;
  who: string;
  /**
   * `canary`: a share of the visitors gets `to`, the others still `from`. `withdraw`: nobody gets the canary `from` any
   * more.
   */
  kind: 'promote' | 'rollback' | 'canary' | 'withdraw';
  app: ReleasedApp;
  /** Null when the app had no release before. */
  from: string | null;
  to: string;
  /** The share of a canary. */
  percent?: number;
  /** The reason, as its author wrote it. */
  because?: string;
  /** False for a promotion that was deliberately made without a check in a browser. */
  rehearsed?: boolean;
}

/** Where the shell publishes the integrity of a release's scripts: path below the release folder to `sha384-…`. */
export const integritiesAddress = (app: string, version: string): string =>
  `/releases/${app}/${version}/integrity.json`;

/** Where the shell serves a release's client folder. */
export const clientAddress = (app: string, version: string): string => `/releases/${app}/${version}/client/`;
