import type { RemoteEntry } from '@site/federation';
import type { FollowedRelease } from './update/followed-release';

const lookMs = 5 * 60_000;
const stayMs = 30_000;

const loadOffer = () => import(/* webpackChunkName: "update" */ './update/offer-update');

/**
 * A tab keeps its version until it is closed. Every few minutes while it is visible, and when it becomes visible, it
 * checks for another version. It has the code for that once it has been open for a while: by the first check, the copies of
 * the shell that have it may be gone.
 */
export function followReleases(shown: RemoteEntry): FollowedRelease {
  const followed: FollowedRelease = { shown, isBusy: () => false };
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { offerUpdate } = await loadOffer();
      await offerUpdate(followed);
    } catch {
      // Nothing is lost: the next check tries again.
    }
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookMs);
  setTimeout(() => void loadOffer().catch(() => undefined), stayMs);
  return followed;
}
