import type { RemoteEntry } from '@site/federation';

/** What the offer of a new version needs to know about the running app. */
export interface FollowedRelease {
  /** What the visitor sees. */
  shown: RemoteEntry;
  /** Whether the app holds something that a reload would lose. */
  isBusy(): boolean;
}
