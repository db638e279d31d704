import { signedInCookie, type ShellData } from '@site/federation';
import { firstMove } from './first-move';
import { idleMoment } from './idle-moment';
import { preloadScripts } from './preload-scripts';

/**
 * Resolves when the document's app should start. A page that stands already is painted first; until then links, menus and
 * forms are the browser's own, so nothing that is pressed is lost. One that needs no app to be read waits for its visitor.
 */
export async function rightTime({ hydrate, calm, scripts }: ShellData): Promise<void> {
  if (!hydrate) return;
  await (calm && !mayBeSignedIn() ? firstMove() : Promise.race([firstMove(), idleMoment()]));
  if (calm) preloadScripts(scripts);
}

/** Who is signed in sees more than everybody's HTML. */
const mayBeSignedIn = (): boolean => document.cookie.split('; ').includes(signedInCookie);
