import { SessionGate } from '../features/session/session-gate';
import { sessionTexts } from '../features/session/session-texts';
import { UserManager } from '../features/users/user-manager';
import { TableSkeleton } from '../shared/table-skeleton';
import { useScreenTitle } from '../shared/use-screen-title';

export function UsersPage() {
  useScreenTitle('User Management');
  return (
    <SessionGate reason={sessionTexts.features} skeleton={<TableSkeleton />}>
      <UserManager />
    </SessionGate>
  );
}
