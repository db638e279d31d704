import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity';

const longestName = 255;

/** What is recorded; what is absent stays empty. */
export type NewAuditEntry = Pick<AuditEntry, 'action' | 'target'> & Partial<Omit<AuditEntry, 'id' | 'at'>>;

/** The one way for the audit log to grow. With a transaction's manager, entries and change are stored together or not at all. */
export async function appendAudit(manager: EntityManager, ...entries: NewAuditEntry[]): Promise<void> {
  await manager.insert(
    AuditEntry,
    entries.map((entry) => ({
      ...entry,
      actorName: entry.actorName?.slice(0, longestName) ?? null,
      targetName: entry.targetName?.slice(0, longestName) ?? null,
    })),
  );
}
