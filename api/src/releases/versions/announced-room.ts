import type { ReleasedApp } from '@site/federation';
import { manifestLimits, type ReleaseManifest } from '@site/releases';
import type { EntityManager } from 'typeorm';
import { ConflictError } from '../../errors/errors';

/** Ten of the largest: pipelines break off and begin anew, and all apps share the store with the pictures. */
const mostBytes = 10 * manifestLimits.bytes;

/** One after the other for each app, so that together they stay within its room. Until the transaction ends. */
export const lockRoom = (manager: EntityManager, app: ReleasedApp): Promise<unknown> =>
  manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('announced versions of ' || $1, 0))`, [app]);

/** Throws ConflictError where an app has announced too much that nobody has completed, with this version. Under the lock. */
export async function requireRoom(manager: EntityManager, { release }: ReleaseManifest, bytes: number): Promise<void> {
  const { app } = release;
  // Sums of integers are larger than those.
  const [sum]: { bytes: string }[] = await manager.query(
    `SELECT coalesce(sum(bytes), 0) AS bytes FROM release_versions
      WHERE app = $1 AND "completedAt" IS NULL AND "removedAt" IS NULL`,
    [app],
  );
  const all = Number(sum?.bytes);
  if (all <= mostBytes) return;
  throw new ConflictError(
    `Versions of ${app} that nobody has completed take ${inMb(all - bytes)}. With the ${inMb(bytes)} of this one that is more than the ${inMb(mostBytes)} that an app may announce. Complete them; what nobody does is deleted after a day.`,
  );
}

const inMb = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
