import type { RemoteEntry } from '@site/federation';

const lookMs = 5 * 60_000;

/** What the offer of a new version has to know of the app that runs. */
export interface FollowedRelease {
  /** What the visitor sees. */
  shown: RemoteEntry;
  /** Whether the app holds something that a reload would lose. */
  isBusy(): boolean;
}

/**
 * A tab stays on its version for its life. Every few minutes while it is seen, and when it is seen again, it looks
 * whether there is another; what does so is fetched with the first look.
 */
export function followReleases(shown: RemoteEntry): FollowedRelease {
  const followed: FollowedRelease = { shown, isBusy: () => false };
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { offerUpdate } = await import(/* webpackChunkName: "update" */ './update/offer-update');
      await offerUpdate(followed);
    } catch {
      // Nothing is lost: the next look tries again.
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookMs);
  return followed;
}
