import type { AuditTarget } from '@site/contracts';
import type { AuditEntry } from './audit-entry.entity';

/** A line of the audit log. */
export class AuditRecord {
  id!: number;
  at!: Date;
  actorId!: string | null;
  actorName!: string | null;
  action!: string;
  target!: AuditTarget;
  targetId!: string | null;
  targetName!: string | null;
  fields!: string[];
  address!: string | null;
  requestId!: string | null;
}

export function presentAudit(entry: AuditEntry): AuditRecord {
  const { id, at, actorId, actorName, action, target, targetId, targetName, fields, address, requestId } = entry;
  return { id, at, actorId, actorName, action, target, targetId, targetName, fields, address, requestId };
}
