import { Injectable } from '@nestjs/common';
import { limits, type ReleaseHistoryQuery } from '@site/contracts';
import { EntityManager } from 'typeorm';
import type { Page } from '../../http/paged';
import { presentHistoryEntry, type ReleaseHistoryEntry } from './release-history.presenter';

/** Both are append-only: changes of what is live, and events that changed nothing of it. */
const all = `
  SELECT 'change-' || revision AS id, at, kind, app, CASE WHEN kind = 'withdraw' THEN "from" ELSE "to" END AS version,
    CASE WHEN kind <> 'withdraw' THEN "from" END AS "from", percent, who, NULL::timestamptz AS "plannedFor", because,
    rehearsal, environment
  FROM release_changes
  UNION ALL
  SELECT 'event-' || id, at, kind, app, version, NULL, NULL, who, "plannedFor", because, NULL, environment
  FROM release_events`;

@Injectable()
export class ReleaseHistoryService {
  constructor(private readonly manager: EntityManager) {}

  async list(query: ReleaseHistoryQuery): Promise<Page<ReleaseHistoryEntry>> {
    const { app = null, kind = null, limit = limits.page.default, offset = 0 } = query;
    const wanted = `FROM (${all}) AS entry WHERE ($1::text IS NULL OR app = $1) AND ($2::text IS NULL OR kind = $2)`;
    const rows: ReleaseHistoryEntry[] = await this.manager.query(
      `SELECT * ${wanted} ORDER BY at DESC, id DESC LIMIT $3 OFFSET $4`,
      [app, kind, limit, offset],
    );
    const [count]: { total: number }[] = await this.manager.query(`SELECT count(*)::int AS total ${wanted}`, [
      app,
      kind,
    ]);
    return { items: rows.map(presentHistoryEntry), total: count?.total ?? 0 };
  }
}
