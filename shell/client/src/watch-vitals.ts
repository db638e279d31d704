import type { ShellData } from '@site/federation';
import { firstMove } from './first-move';
import { idleMoment } from './idle-moment';

/**
 * Measures a share of the visits, from the first sign of a visitor: a page that is only fetched goes without the code
 * for it, and browsers keep what happened before.
 */
export async function watchVitals(data: ShellData): Promise<void> {
  if (Math.random() >= data.vitalsShare) return;
  await firstMove();
  await idleMoment();
  try {
    const { reportVitals } = await import(/* webpackChunkName: "web-vitals" */ './web-vitals');
    reportVitals(data);
  } catch {
    // One visit less that is measured; the page itself misses nothing.
  }
}
