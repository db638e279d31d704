import type { EntityManager } from 'typeorm';
import type { ReleaseRequest } from '../approvals/release-request.entity';
import { releaseService } from '../tokens/release-actor';

/** A promotion that was planned or asked for at a revision of its app, and is still to be made. */
export type WaitingChange = Pick<ReleaseRequest, 'app' | 'version' | 'revision' | 'stages' | 'createdAt'>;

/**
 * Whether its planner could not know what it replaces now. Steps, a hold and the end of a canary that ran then don't matter,
 * unless it is its own and would be set back to a first stage.
 */
export async function isOvertaken(manager: EntityManager, waiting: WaitingChange): Promise<boolean> {
  const { app, version, revision, stages, createdAt } = waiting;
  const found: object[] = await manager.query(
    `SELECT FROM release_changes WHERE app = $1 AND revision > $3
      AND (${isOvertaking} OR ($4 AND kind = 'canary' AND "to" = $2)) LIMIT 1`,
    [app, version, revision, stages !== null],
  );
  if (found.length > 0) return true;
  if (stages === null) return false;
  const holds: object[] = await manager.query(holdsSince, [app, version, createdAt, releaseService.name]);
  return holds.length > 0;
}

/**
 * Whether a change ends what was planned, asked for or approved before of the version $2 of the app $1: another was made live
 * for everybody, or a canary of another began; or it was withdrawn itself, as a canary.
 */
export const isOvertaking = `(kind IN ('promote', 'rollback') OR (kind = 'withdraw' AND "from" = $2)
  OR (kind = 'canary' AND "to" <> $2 AND (live #>> ARRAY[$1, 'canary', 'since'])::timestamptz = at))`;

/** By somebody: where the service holds a canary, it is to be promoted again. */
const holdsSince = `SELECT FROM release_canaries AS canary
  JOIN release_events AS hold ON hold.app = canary.app AND hold.version = canary.version AND hold.who = canary."heldBy"
  WHERE canary.app = $1 AND canary.version = $2 AND hold.kind = 'hold' AND hold.at > $3 AND hold.who <> $4 LIMIT 1`;
