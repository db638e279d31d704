import { SessionGate } from '../features/session/session-gate';
import { UserManager } from '../features/users/user-manager';
import { TableSkeleton } from '../shared/table-skeleton';

export const UsersPage = () => (
  <SessionGate title="User Management" skeleton={<TableSkeleton />}>
    <UserManager />
  </SessionGate>
);
