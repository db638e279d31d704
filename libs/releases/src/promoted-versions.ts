import type { Promotion, ReleasedApp } from '@site/federation';

/** What is live by the release service, which every shell follows. */
export interface PromotedVersions {
  /** Counts promotions and rollbacks of all apps; 0 before the first. */
  revision: number;
  apps: Partial<Record<ReleasedApp, PromotedVersion>>;
}

/** A version, and how it went live. */
export interface PromotedVersion {
  version: string;
  /** Of the change that made it live. */
  revision: number;
  kind: Extract<Promotion['kind'], 'promote' | 'rollback'>;
  /** ISO time. */
  at: string;
  who: string;
  because: string | null;
  /** Null for a rollback. */
  rehearsal: 'passed' | 'skipped' | null;
}
