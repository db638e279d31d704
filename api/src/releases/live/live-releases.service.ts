import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ReleasedApp } from '@site/federation';
import type { PromotedVersion, PromotedVersions } from '@site/releases';
import { type EntityManager, Repository } from 'typeorm';
import { appendAudit } from '../../audit/append-audit';
import { ConflictError } from '../../errors/errors';
import type { ReleaseActor } from '../tokens/release-actor';
import { ReleaseChange } from './release-change.entity';

/** What goes live, and why. */
export interface WantedChange extends Pick<PromotedVersion, 'kind' | 'rehearsal' | 'because'> {
  app: ReleasedApp;
  to: string;
  /** Address of the environment that it was copied from. */
  environment: string | null;
  /** Of the app's last change that the caller has read. */
  revision: number;
}

/** More to do in the transaction of a change; where it throws, nothing is changed. */
type Within = (manager: EntityManager) => Promise<void>;

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
  constructor(@InjectRepository(ReleaseChange) private readonly changes: Repository<ReleaseChange>) {}

  async read(): Promise<PromotedVersions> {
    const [last] = await this.changes.find({
      select: { revision: true, live: true },
      order: { revision: 'DESC' },
      take: 1,
    });
    return { revision: last?.revision ?? 0, apps: last?.live ?? {} };
  }

  /** The newest first. */
  history(app: ReleasedApp, take?: number): Promise<ReleaseChange[]> {
    return this.changes.find({ select: shown, where: { app }, order: { revision: 'DESC' }, take });
  }

  /** Those of the versions that somebody has made live with the word that a browser had rehearsed them. */
  async rehearsed(app: ReleasedApp, versions: string[]): Promise<Set<string>> {
    const rows: { to: string }[] = await this.changes.query(
      `SELECT DISTINCT "to" FROM release_changes WHERE app = $1 AND "to" = ANY ($2) AND rehearsal = 'passed'`,
      [app, versions],
    );
    return new Set(rows.map(({ to }) => to));
  }

  /**
   * Changes what is live of an app in one transaction, if it is what the caller has read; what others change of another app
   * meanwhile is no matter. `within` is called in the transaction once the change is made. Throws OtherLiveError.
   */
  async change(wanted: WantedChange, by: ReleaseActor, within?: Within): Promise<PromotedVersions> {
    for (;;) {
      const seen = await this.read();
      if (revisionOf(seen, wanted.app) !== wanted.revision) return this.refuseStale(wanted.app);
      const made = await this.append(wanted, by, seen, within);
      if (made) return made;
    }
  }

  /** Undefined where somebody has made another change since `seen` was read. */
  private append(
    wanted: WantedChange,
    by: ReleaseActor,
    seen: PromotedVersions,
    within?: Within,
  ): Promise<PromotedVersions | undefined> {
    const { app, to, kind, because, rehearsal, environment } = wanted;
    const { name: actorName, userId: actorId, tokenId, address, requestId } = by;
    const revision = seen.revision + 1;
    const at = new Date().toISOString();
    const apps = { ...seen.apps, [app]: { version: to, revision, kind, at, who: actorName, because, rehearsal } };
    return this.changes.manager.transaction(async (manager) => {
      const inserted: object[] = await manager.query(
        `INSERT INTO release_changes (revision, at, kind, app, "from", "to", who, "tokenId", because, rehearsal, environment, live)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (revision) DO NOTHING RETURNING revision`,
        [
          ...[revision, at, kind, app, seen.apps[app]?.version ?? null, to],
          ...[actorName, tokenId, because, rehearsal, environment, JSON.stringify(apps)],
        ],
      );
      if (inserted.length === 0) return undefined;
      await within?.(manager);
      const action = kind === 'promote' ? 'promoteRelease' : 'rollBackRelease';
      const facts = { target: 'other' as const, targetName: `${app}@${to}`, actorId, actorName, address, requestId };
      await appendAudit(manager, { action, ...facts });
      return { revision, apps };
    });
  }

  /** Throws OtherLiveError with what is live now. */
  async refuseStale(app: ReleasedApp): Promise<never> {
    const current = await this.read();
    const live = current.apps[app];
    const now = live ? `${app}@${live.version} is live, by ${live.who}` : `Nothing of ${app} is live`;
    throw new OtherLiveError(`What is live changed meanwhile: ${now}. Look at it, then try again.`, current);
  }
}

/** What was live of other apps at that moment is of no interest later. */
const shown = {
  ...{ revision: true, at: true, kind: true, app: true, from: true },
  ...{ to: true, who: true, because: true, rehearsal: true, environment: true },
} as const;

/** Of the last change of an app; 0 before the first. */
export const revisionOf = ({ apps }: PromotedVersions, app: ReleasedApp): number => apps[app]?.revision ?? 0;
