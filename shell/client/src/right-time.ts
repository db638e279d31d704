import type { ShellData } from '@site/federation';
import { firstMove } from './first-move';
import { idleMoment } from './idle-moment';
import { preloadScripts } from './preload-scripts';

/**
 * Resolves when the document's app should start. Server-rendered HTML is painted first; until then links, menus and
 * forms work natively, so nothing that is pressed is lost.
 */
export async function rightTime({ hydrate, scripts }: ShellData): Promise<void> {
  if (!hydrate) return;
  await Promise.race([firstMove(), idleMoment()]);
  preloadScripts(scripts);
}
