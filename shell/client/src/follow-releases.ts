import type { RemoteEntry } from '@site/federation';
import type { FollowedRelease } from './update/followed-release';

const lookMs = 5 * 60_000;

/**
 * A tab keeps its version until it is closed. Every few minutes while it is visible, and when it becomes visible, it
 * checks for another version; the code for that is fetched with the first check.
 */
export function followReleases(shown: RemoteEntry): FollowedRelease {
  const followed: FollowedRelease = { shown, isBusy: () => false };
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { offerUpdate } = await import(/* webpackChunkName: "update" */ './update/offer-update');
      await offerUpdate(followed);
    } catch {
      // Nothing is lost: the next check tries again.
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookMs);
  return followed;
}
