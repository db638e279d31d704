import type { ShellData } from '@site/federation';
import { firstMove } from './first-move';
import { idleMoment } from './idle-moment';

/**
 * Measures a share of the visits, from the first interaction on: a page that is only fetched does not load the code for
 * it, and browsers buffer earlier entries.
 */
export async function watchVitals(data: ShellData): Promise<void> {
  if (Math.random() >= data.vitalsShare) return;
  await firstMove();
  await idleMoment();
  try {
    const { reportVitals } = await import(/* webpackChunkName: "web-vitals" */ './web-vitals');
    reportVitals(data);
  } catch {
    // Only this visit's measurement is lost; the page itself misses nothing.
  }
}
