import { Injectable } from '@nestjs/common';
import { type AuditQuery, limits } from '@site/contracts';
import { EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Page } from '../http/paged';
import { AuditEntry } from './audit-entry.entity';
import { type AuditRecord, presentAudit } from './audit.presenter';
import { readPresent } from './audited-subject';

@Injectable()
export class AuditService {
  constructor(private readonly manager: EntityManager) {}

  /** Newest first. */
  async list({ limit = limits.page.default, offset = 0, ...wanted }: AuditQuery): Promise<Page<AuditRecord>> {
    const [entries, total] = await filtered(this.manager.createQueryBuilder(AuditEntry, 'entry'), wanted)
      .orderBy('entry.id', 'DESC')
      .take(limit)
      .skip(offset)
      .getManyAndCount();
    const isPresent = await readPresent(this.manager, entries);
    return { items: entries.map((entry) => presentAudit(entry, isPresent(entry))), total };
  }

  /** Every action that has ever been recorded, by name. */
  async listActions(): Promise<string[]> {
    const rows = await this.manager
      .createQueryBuilder(AuditEntry, 'entry')
      .select('DISTINCT entry.action', 'action')
      .orderBy('action')
      .getRawMany<{ action: string }>();
    return rows.map(({ action }) => action);
  }
}

function filtered(
  query: SelectQueryBuilder<AuditEntry>,
  { actor, action, target, targetId, from, to }: AuditQuery,
): SelectQueryBuilder<AuditEntry> {
  if (actor) query.andWhere('strpos(lower(entry.actorName), lower(:actor)) > 0', { actor });
  if (action) query.andWhere('entry.action = :action', { action });
  if (target) query.andWhere('entry.target = :target', { target });
  if (targetId) query.andWhere('entry.targetId = :targetId', { targetId });
  if (from) query.andWhere('entry.at >= :from', { from: new Date(from) });
  if (to) query.andWhere('entry.at < :to', { to: new Date(to) });
  return query;
}
