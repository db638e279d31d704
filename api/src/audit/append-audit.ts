import type { AuditTarget } from '@site/contracts';
import type { EntityManager } from 'typeorm';
import type { AuditChange } from './audit-change.presenter';
import { type Statement, Statements } from '../database/statements';

const longestName = 255;

export interface AuditFacts {
  action: string;
  target: AuditTarget;
  targetId?: string | null;
  targetName?: string | null;
  fields?: string[];
  changes?: AuditChange[];
  actorId?: string | null;
  actorName?: string | null;
  address?: string | null;
  requestId?: string | null;
}

/** The statement that appends an entry; also for a change that is one statement together with its entry. */
export const appendTo =
  'INSERT INTO audit_log (action, target, "actorId", "actorName", "targetId", "targetName", fields, address, "requestId", changes)';

const insertion: Statement = {
  name: 'append audit',
  text: `${appendTo} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

/**
 * The way of all others for the audit log to grow. Within a transaction's manager it stands or falls with it; by
 * Statements it stands alone.
 */
export async function appendAudit(to: EntityManager | Statements, facts: AuditFacts): Promise<void> {
  const values = valuesOf(facts);
  await (to instanceof Statements ? to.ask(insertion, values) : to.query(insertion.text, values));
}

/** In the order of the statement's columns. */
export function valuesOf(facts: AuditFacts): unknown[] {
  const { targetId = null, fields = [], changes = [], actorId = null, address = null, requestId = null } = facts;
  const actorName = facts.actorName?.slice(0, longestName) ?? null;
  const targetName = facts.targetName?.slice(0, longestName) ?? null;
  return [
    facts.action,
    facts.target,
    actorId,
    actorName,
    targetId,
    targetName,
    fields,
    address,
    requestId,
    JSON.stringify(changes),
  ];
}
