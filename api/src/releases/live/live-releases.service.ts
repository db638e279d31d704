import { Injectable } from '@nestjs/common';
import { limits } from '@site/contracts';
import type { ReleasedApp } from '@site/federation';
import { type PromotedVersions, trailWalk } from '@site/releases';
import { EntityManager } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { databaseTime } from '../../database/database-time';
import { insertIfAbsent } from '../../database/insert-if-absent';
import { ConflictError } from '../../errors/errors';
import { holdFiles } from '../../files/file-lock';
import { releaseVersionLock } from '../release-files';
import type { ReleaseActor } from '../tokens/release-actor';
import { changeChannel, ChangeListener } from './change-listener';
import { isOvertaken } from './is-overtaken';
import { type ChangeKind, ReleaseChange } from './release-change.entity';
import { setAfterChange } from './set-after-change';
import type { WantedChange, Within } from './wanted-change';

const actions: Record<ChangeKind, string> = {
  promote: 'promoteRelease',
  rollback: 'rollBackRelease',
  canary: 'promoteCanary',
  withdraw: 'withdrawCanary',
};

type ReadChange = Pick<WantedChange, 'app' | 'revision' | 'waiting'>;

const readAtOnce = 100;

/** Somebody else was faster, which is told along. */
export class OtherLiveError extends ConflictError {
  override readonly beside: { current: PromotedVersions };

  constructor(message: string, current: PromotedVersions) {
    super(message);
    this.beside = { current };
  }
}

/** What is live: the last row of the history. */
@Injectable()
export class LiveReleasesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly listener: ChangeListener,
  ) {}

  async read(): Promise<PromotedVersions> {
    const [last] = await this.manager.find(ReleaseChange, {
      select: { revision: true, live: true },
      order: { revision: 'DESC' },
      take: 1,
    });
    return { revision: last?.revision ?? 0, apps: last?.live ?? {} };
  }

  /** The same, but where it is at a revision that the caller knows, only once it changes, or after a while. */
  async readAfter(known: number | null, waitMs: number): Promise<PromotedVersions> {
    const settled = new AbortController();
    // Listened for before it is read: what changes in between is no loss.
    const changed = waitMs > 0 ? this.listener.next(waitMs, settled.signal) : undefined;
    try {
      const live = await this.read();
      if (!changed || live.revision !== known) return live;
      await changed;
      return await this.read();
    } finally {
      settled.abort();
    }
  }

  /** The newest first. */
  history(app: ReleasedApp, take: number): Promise<ReleaseChange[]> {
    return this.manager.find(ReleaseChange, { select: shown, where: { app }, order: { revision: 'DESC' }, take });
  }

  /**
   * The versions that led to what is live, that one first; some of them more than once. Read as far as they are asked for: of
   * an app there may be thousands of changes.
   */
  async *trail(app: ReleasedApp): AsyncGenerator<string> {
    const isOfTrail = trailWalk();
    let part: Pick<ReleaseChange, 'revision' | 'kind' | 'to'>[] = [];
    do {
      part = await this.manager.query(trailPart, [app, part.at(-1)?.revision ?? limits.id, readAtOnce]);
      for (const change of part) if (isOfTrail(change)) yield change.to;
    } while (part.length === readAtOnce);
  }

  /** Until when visitors could get versions, canaries too: until now, while they can. Without those that they never could. */
  async lastServed(app: ReleasedApp, versions: string[]): Promise<Map<string, Date>> {
    const rows: { version: string; until: Date }[] = await this.manager.query(lastServed, [app, versions]);
    return new Map(rows.map(({ version, until }) => [version, until]));
  }

  /** Those of the versions that somebody has made live with the word that a browser had rehearsed them. */
  async rehearsed(app: ReleasedApp, versions: string[]): Promise<Set<string>> {
    const rows: { to: string }[] = await this.manager.query(
      `SELECT DISTINCT "to" FROM release_changes WHERE app = $1 AND "to" = ANY ($2) AND rehearsal = 'passed'`,
      [app, versions],
    );
    return new Set(rows.map(({ to }) => to));
  }

  /**
   * Changes what is live of an app in one transaction, unless that is stale; what others change of another app meanwhile is
   * no matter. `within` is called in the transaction once the change is made. Throws OtherLiveError.
   */
  async change(wanted: WantedChange, by: ReleaseActor, within?: Within): Promise<PromotedVersions> {
    for (;;) {
      const seen = await this.read();
      if (await this.isStale(wanted, seen)) return this.refuseStale(wanted.app);
      const made = await this.append(wanted, by, seen, within);
      if (made) return made;
    }
  }

  /** Whether what is live of the app is not what the caller has read; of a change that waited, whether it is overtaken. */
  async isStale({ app, revision, waiting }: ReadChange, seen: PromotedVersions): Promise<boolean> {
    if (waiting) return isOvertaken(this.manager, waiting);
    return revisionOf(seen, app) !== revision;
  }

  /** Undefined where somebody has made another change since `seen` was read. */
  private append(
    wanted: WantedChange,
    by: ReleaseActor,
    seen: PromotedVersions,
    within?: Within,
  ): Promise<PromotedVersions | undefined> {
    const { app, to, kind, percent = null, because, rehearsal, environment } = wanted;
    const { name: actorName, userId: actorId, tokenId, address, requestId } = by;
    const revision = seen.revision + 1;
    const before = kind === 'withdraw' ? seen.apps[app]?.canary : seen.apps[app];
    return this.manager.transaction(async (manager) => {
      await this.requireThere(manager, app, to);
      // Changes of several copies are in one order, by one clock.
      const at = await databaseTime(manager);
      const apps = setAfterChange(seen, wanted, { revision, at: at.toISOString(), who: actorName });
      const change = { revision, at, kind, app, from: before?.version, to, percent, because, rehearsal, environment };
      const row = { ...change, who: actorName, tokenId, live: apps };
      if (!(await insertIfAbsent(manager, ReleaseChange, row))) return undefined;
      await within?.(manager, revision);
      // Whatever else changes what visitors get of an app ends its canary.
      if (kind !== 'canary') await manager.query('DELETE FROM release_canaries WHERE app = $1', [app]);
      const targetName = `${app}@${kind === 'withdraw' ? before?.version : to}`;
      const facts = { target: 'other' as const, targetName, actorId, actorName, address, requestId };
      await appendAudit(manager, { action: actions[kind], ...facts });
      await manager.query('SELECT pg_notify($1, $2)', [changeChannel, String(revision)]);
      return { revision, apps };
    });
  }

  /** From then on no purge deletes it: it was there when it was checked, which is a while ago. */
  private async requireThere(manager: EntityManager, app: ReleasedApp, version: string): Promise<void> {
    await holdFiles(manager, releaseVersionLock);
    const found: object[] = await manager.query(
      'SELECT FROM release_versions WHERE app = $1 AND version = $2 AND "completedAt" IS NOT NULL',
      [app, version],
    );
    if (found.length === 0) throw new ConflictError(`${app}@${version} was deleted meanwhile: publish it again.`);
  }

  /** Throws OtherLiveError with what is live now. */
  async refuseStale(app: ReleasedApp): Promise<never> {
    const current = await this.read();
    const live = current.apps[app];
    const [running]: { heldBy: string | null }[] = await this.manager.query(
      'SELECT "heldBy" FROM release_canaries WHERE app = $1',
      [app],
    );
    const hold = running?.heldBy ? `, held by ${running.heldBy}` : '';
    const canary =
      live?.canary && `; ${live.canary.percent} % get ${live.canary.version}, by ${live.canary.who}${hold}`;
    const now = live ? `${app}@${live.version} is live, by ${live.who}${canary ?? ''}` : `Nothing of ${app} is live`;
    throw new OtherLiveError(`What is live changed meanwhile: ${now}. Look at it, then try again.`, current);
  }
}

const trailPart = `SELECT revision, kind, "to" FROM release_changes
  WHERE app = $1 AND kind IN ('promote', 'rollback') AND revision < $2 ORDER BY revision DESC LIMIT $3`;

/** A change stands until the app's next. While a canary runs, visitors get what is beside it, too. */
const lastServed = `
  SELECT version, coalesce((SELECT at FROM release_changes AS next
    WHERE app = $1 AND next.revision > max(served.revision) ORDER BY next.revision LIMIT 1), now()) AS until
  FROM (SELECT "to" AS version, revision FROM release_changes WHERE app = $1 AND "to" = ANY ($2)
    UNION ALL SELECT "from", revision FROM release_changes
      WHERE app = $1 AND kind = 'canary' AND "from" = ANY ($2)) AS served
  GROUP BY version`;

/** What was live of other apps at that moment is of no interest later. */
const shown = {
  ...{ revision: true, at: true, kind: true, app: true, from: true },
  ...{ to: true, percent: true, who: true, because: true, rehearsal: true, environment: true },
} as const;

/** Of the last change of an app; 0 before the first. */
export const revisionOf = ({ apps }: PromotedVersions, app: ReleasedApp): number => apps[app]?.revision ?? 0;
