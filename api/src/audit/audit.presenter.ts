import type { AuditTarget } from '@site/contracts';
import { AuditChange } from './audit-change.presenter';
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
  /** False once it was deleted. */
  targetExists!: boolean;
  /** Names of the changed fields. */
  fields!: string[];
  /** Old and new values; of a long text the part that differs. Secrets and post contents are in `fields` only. */
  changes!: AuditChange[];
  address!: string | null;
  requestId!: string | null;
}

export function presentAudit(entry: AuditEntry, targetExists: boolean): AuditRecord {
  const { id, at, actorId, actorName, action, target, targetId, targetName, fields, address, requestId } = entry;
  const changes = entry.changes.map(({ field, before, after }) => ({ field, before, after }));
  return {
    ...{ id, at, actorId, actorName, action, target, targetId, targetName, targetExists },
    ...{ fields, changes, address, requestId },
  };
}
