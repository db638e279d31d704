import type { AuditTarget } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity';

const longestName = 255;

export interface AuditFacts {
  action: string;
  target: AuditTarget;
  targetId?: string | null;
  targetName?: string | null;
  fields?: string[];
  actorId?: string | null;
  actorName?: string | null;
  address?: string | null;
  requestId?: string | null;
}

/** The one place where the audit log grows. Within a transaction's manager it stands or falls with it. */
export async function appendAudit(manager: EntityManager, facts: AuditFacts): Promise<void> {
  const { targetId = null, fields = [], actorId = null, address = null, requestId = null } = facts;
  await manager.insert(AuditEntry, {
    action: facts.action,
    target: facts.target,
    actorName: facts.actorName?.slice(0, longestName) ?? null,
    targetName: facts.targetName?.slice(0, longestName) ?? null,
    ...{ targetId, fields, actorId, address, requestId },
  });
}
