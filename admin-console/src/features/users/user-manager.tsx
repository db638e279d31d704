import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListUsersQuery, type UserDetails } from '@site/api-client/admin';
import { Button, EmptyState, QueryState } from '@site/ui';
import { ScreenHead } from '../../shared/screen-head';
import { sessionTexts } from '../session/session-texts';
import { useSessionEnd } from '../session/use-session-end';
import { DeleteUserDialog } from './delete-user-dialog';
import { UserDialog } from './user-dialog';
import { UserTable } from './user-table';
import { UserTableSkeleton } from './user-table-skeleton';

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; user: UserDetails };

export function UserManager() {
  const query = useListUsersQuery();
  useSessionEnd(query.error, sessionTexts.userCall);
  const [task, setTask] = useState<Task | null>(null);
  const handleClose = () => setTask(null);

  return (
    <>
      <ScreenHead
        title="User Management"
        back={{ href: '/admin', label: 'Back to Dashboard' }}
        actions={
          <Button $size="small" onClick={() => setTask({ kind: 'add' })}>
            <Plus aria-hidden />
            Add User
          </Button>
        }
      />
      <QueryState
        query={query}
        loading={<UserTableSkeleton />}
        errorText="Failed to fetch users"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="No users found"
            action={
              <Button $size="small" onClick={() => setTask({ kind: 'add' })}>
                Add First User
              </Button>
            }
          />
        }
      >
        {({ items }) => (
          <UserTable
            users={items}
            onEdit={(user) => setTask({ kind: 'edit', user })}
            onDelete={(user) => setTask({ kind: 'delete', user })}
          />
        )}
      </QueryState>
      {task?.kind === 'add' && <UserDialog onClose={handleClose} />}
      {task?.kind === 'edit' && <UserDialog user={task.user} onClose={handleClose} />}
      {task?.kind === 'delete' && <DeleteUserDialog user={task.user} onClose={handleClose} />}
    </>
  );
}
