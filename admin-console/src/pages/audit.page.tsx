import { AuditLog } from '../features/audit/audit-log';
import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { TableSkeleton } from '../shared/table-skeleton';
import { useScreenTitle } from '../shared/use-screen-title';

export function AuditPage() {
  useScreenTitle('Audit log');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<TableSkeleton />}>
      <AuditLog />
    </SessionGate>
  );
}
