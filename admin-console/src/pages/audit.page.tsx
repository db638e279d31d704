import { AuditLog } from '../features/audit/audit-log';
import { SessionGate } from '../features/session/session-gate';
import { TableSkeleton } from '../shared/table-skeleton';

export const AuditPage = () => (
  <SessionGate title="Audit log" skeleton={<TableSkeleton />}>
    <AuditLog />
  </SessionGate>
);
