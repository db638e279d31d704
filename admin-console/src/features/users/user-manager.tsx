import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SentLink, useGetAdminSessionQuery, useListUsersQuery, type UserDetails } from '@site/api-client/admin';
import { Button, EmptyState, QueryState } from '@site/ui';
import { ScreenHead } from '../../shared/screen-head';
import { TableSkeleton } from '../../shared/table-skeleton';
import { useFocusAfterRemoval } from '../../shared/use-focus-after-removal';
import { sessionTexts } from '../session/session-texts';
import { useSessionEnd } from '../session/use-session-end';
import { DeleteUserDialog } from './delete-user-dialog';
import { LinkDialog } from './link-dialog';
import { RemoveSecondFactorDialog } from './remove-second-factor-dialog';
import { SendLinkDialog } from './send-link-dialog';
import { UserDialog } from './user-dialog';
import { deleteButtonId, UserTable } from './user-table';
import type { UserTask } from './user-tasks';

type Task = { kind: 'add' } | { kind: UserTask; user: UserDetails } | { kind: 'link'; link: SentLink };

export function UserManager() {
  const query = useListUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: session } = useGetAdminSessionQuery();
  const [params] = useSearchParams();
  useSessionEnd(query.error, sessionTexts.userCall);
  const others = query.data?.items.filter(({ id }) => id !== session?.id);
  const focusAfter = useFocusAfterRemoval(others, deleteButtonId);
  const [task, setTask] = useState<Task | null>(null);
  const handleClose = () => setTask(null);
  // Also for whoever has cancelled meanwhile, for it is shown only once; but in place of nothing else that is open.
  const handleLink = (link: SentLink) => setTask((open) => (open && open !== task ? open : { kind: 'link', link }));

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
        loading={<TableSkeleton />}
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
            self={session?.id ?? ''}
            pointedOut={params.get('user')}
            onTask={(kind, user) => setTask({ kind, user })}
          />
        )}
      </QueryState>
      {task && <UserTaskDialog task={task} onLink={handleLink} onDeleted={focusAfter} onClose={handleClose} />}
    </>
  );
}

interface UserTaskDialogProps {
  task: Task;
  onLink: (link: SentLink) => void;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

function UserTaskDialog({ task, onLink, onDeleted, onClose }: UserTaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return <UserDialog onInvited={onLink} onClose={onClose} />;
    case 'edit':
      return <UserDialog user={task.user} onInvited={onLink} onClose={onClose} />;
    case 'delete':
      return <DeleteUserDialog user={task.user} onDeleted={onDeleted} onClose={onClose} />;
    case 'invite':
      return <SendLinkDialog user={task.user} purpose="invitation" onSent={onLink} onClose={onClose} />;
    case 'reset':
      return <SendLinkDialog user={task.user} purpose="reset" onSent={onLink} onClose={onClose} />;
    case 'remove second factor':
      return <RemoveSecondFactorDialog user={task.user} onClose={onClose} />;
    case 'link':
      return <LinkDialog link={task.link} onClose={onClose} />;
  }
}
