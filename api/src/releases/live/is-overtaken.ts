import type { ReleasedApp } from '@site/federation';
import type { EntityManager } from 'typeorm';

/** A promotion that was planned or asked for at a revision of its app, and is still to be made. */
interface WaitingChange {
  app: ReleasedApp;
  version: string;
  revision: number;
}

/**
 * Whether its planner could not know what it replaces now, since another version was made live for everybody, or a canary
 * of another began; nor that it was withdrawn itself, as a canary. Steps and the end of a canary that ran then don't matter.
 */
export async function isOvertaken(manager: EntityManager, { app, version, revision }: WaitingChange): Promise<boolean> {
  const found: object[] = await manager.query(overtaking, [app, version, revision]);
  return found.length > 0;
}

/** A canary that was withdrawn and begins anew does so at another time. */
const overtaking = `SELECT FROM release_changes WHERE app = $1 AND revision > $3
  AND (kind IN ('promote', 'rollback') OR (kind = 'withdraw' AND "from" = $2)
    OR (kind = 'canary' AND "to" <> $2 AND live #> ARRAY[$1, 'canary', 'since'] IS DISTINCT FROM
      (SELECT live #> ARRAY[$1, 'canary', 'since'] FROM release_changes WHERE revision = $3)))
  LIMIT 1`;
