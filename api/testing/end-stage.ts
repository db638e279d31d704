import { vitalBounds } from '@site/releases';
import { query } from './database';

/** Ends the time of a canary's stage, in which enough views showed nothing wrong. */
export async function endStage(): Promise<void> {
  await query(
    `INSERT INTO release_counts (app, run, version, minute, views, errors, lcp, inp)
      SELECT app, run, unnest(ARRAY[version, beside]), date_trunc('minute', now()), 150, 0, none, none
      FROM release_canaries, array_fill(0, ARRAY[$1::int]) AS none
      ON CONFLICT (app, run, version, minute) DO UPDATE SET views = 150`,
    [vitalBounds.length + 1],
  );
  await query('UPDATE release_canaries SET "nextAt" = now()');
}
