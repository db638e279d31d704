import type { Canary, Promotion, ReleasedApp } from '@site/federation';

/** What is live by the release service, which every shell follows. */
export interface PromotedVersions {
  /** Counts promotions and rollbacks of all apps; 0 before the first. */
  revision: number;
  apps: Partial<Record<ReleasedApp, PromotedVersion>>;
}

/** A version, and how it went live. */
export interface PromotedVersion {
  version: string;
  /** Of the app's last change. */
  revision: number;
  kind: Extract<Promotion['kind'], 'promote' | 'rollback'>;
  /** ISO time. */
  at: string;
  who: string;
  because: string | null;
  /** Null for a rollback. */
  rehearsal: 'passed' | 'skipped' | null;
  /** Absent: everybody gets the version. */
  canary?: PromotedCanary;
}

/** A version that a share of the visitors gets instead, and how that came. */
export interface PromotedCanary extends Canary {
  /** Of its last change, such as a larger share: ISO time. */
  at: string;
  who: string;
  because: string | null;
  rehearsal: 'passed' | 'skipped' | null;
}
