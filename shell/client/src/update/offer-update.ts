import { currentRemote } from '../current-remote';
import type { FollowedRelease } from './followed-release';
import { untilIdle } from './until-idle';
import { removeNote, showNote } from './update-note';

const shortestMs = 30_000;

let lookedAt = -shortestMs;
/** Version that was offered last: once for each is enough. */
let offered = '';

/** Offers the version that is live, if it is another than the tab's. */
export async function offerUpdate(followed: FollowedRelease): Promise<void> {
  if (performance.now() - lookedAt < shortestMs) return;
  lookedAt = performance.now();
  const live = await currentRemote(followed.shown.app);
  if (!live) return;
  // Rolled back to what this tab has, or the tab has changed to what is live, as it does when its own version breaks.
  const isShown = () => live.version === followed.shown.version;
  if (live.version === offered && !isShown()) return;
  offered = live.version;
  removeNote();
  if (isShown()) return;
  await untilIdle(followed);
  if (offered === live.version && !isShown()) showNote(followed);
}
