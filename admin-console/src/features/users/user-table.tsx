import { KeyRound, Mail, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { UserDetails } from '@site/api-client/admin';
import { userRoleLabels } from '@site/contracts';
import { Badge, Button, color, Menu, space } from '@site/ui';
import { DataTable, DataTableBody, DataTableCell, DataTableHead, DataTableRow } from '../../shared/data-table';
import { localDate } from '../../shared/local-date';
import { furtherTasks, taskLabels, type UserTask } from './user-tasks';

interface UserTableProps {
  users: UserDetails[];
  /** Id of the signed-in user. */
  self: string;
  /** Id of a user to highlight. */
  pointedOut: string | null;
  onTask: (task: UserTask, user: UserDetails) => void;
}

export const deleteButtonId = (id: string): string => `delete-user-${id}`;

const columns = ['Name', 'Username', 'Email', 'Role', 'Status', 'Created', 'Actions'];

const taskIcons = {
  invite: <Mail aria-hidden />,
  reset: <KeyRound aria-hidden />,
  'remove second factor': <ShieldOff aria-hidden />,
};

export const UserTable = ({ users, self, pointedOut, onTask }: UserTableProps) => (
  <DataTable>
    <DataTableHead columns={columns} />
    <DataTableBody>
      {users.map((user) => (
        <UserRow
          key={user.id}
          user={user}
          isSelf={user.id === self}
          pointedOut={user.id === pointedOut}
          onTask={(task) => onTask(task, user)}
        />
      ))}
    </DataTableBody>
  </DataTable>
);

interface UserRowProps {
  user: UserDetails;
  /** Nobody can delete their own account. */
  isSelf: boolean;
  pointedOut: boolean;
  onTask: (task: UserTask) => void;
}

const UserRow = ({ user, isSelf, pointedOut, onTask }: UserRowProps) => {
  const row = usePointedOut(pointedOut);
  const nameId = `username-${user.id}`;
  const further = furtherTasks(user).map((task) => ({
    label: taskLabels[task],
    icon: taskIcons[task],
    onSelect: () => onTask(task),
  }));
  return (
    <Row ref={row} aria-current={pointedOut || undefined}>
      <DataTableCell data-column="Name">
        <Name>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</Name>
      </DataTableCell>
      <DataTableCell id={nameId} data-column="Username">
        {user.username}
      </DataTableCell>
      <DataTableCell data-column="Email">{user.email}</DataTableCell>
      <DataTableCell data-column="Role">
        <Badge $tone={user.role === 'admin' ? 'blue' : 'outline'}>{userRoleLabels[user.role]}</Badge>
      </DataTableCell>
      <DataTableCell data-column="Status">
        <Status user={user} />
      </DataTableCell>
      <DataTableCell data-column="Created">
        <Day>{user.createdAt ? localDate(user.createdAt) : 'N/A'}</Day>
      </DataTableCell>
      <DataTableCell data-column="Actions">
        <Actions>
          <Button $tone="quiet" $size="small" aria-describedby={nameId} onClick={() => onTask('edit')}>
            <Pencil aria-hidden />
            Edit
          </Button>
          {!isSelf && (
            <DeleteButton
              id={deleteButtonId(user.id)}
              $tone="quiet"
              $size="small"
              aria-describedby={nameId}
              onClick={() => onTask('delete')}
            >
              <Trash2 aria-hidden />
              Delete
            </DeleteButton>
          )}
          {further.length > 0 && <Menu label={`More actions for ${user.username}`} entries={further} />}
        </Actions>
      </DataTableCell>
    </Row>
  );
};

/** Scrolls a row into view, once. */
function usePointedOut(pointedOut: boolean) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (pointedOut) row.current?.scrollIntoView({ block: 'center' });
  }, [pointedOut]);
  return row;
}

const Row = styled(DataTableRow)`
  &[aria-current] {
    background: ${color.blueWash};
  }
`;

const Status = ({ user }: { user: UserDetails }) => (
  <Badges>
    <Badge $tone={user.isActive === false ? 'warn' : 'good'}>{user.isActive === false ? 'Inactive' : 'Active'}</Badge>
    {!user.hasPassword && <Badge>{user.invitedUntil ? 'Invited' : 'No password'}</Badge>}
    {user.hasSecondFactor && <Badge>Second factor</Badge>}
  </Badges>
);

const Name = styled.span`
  font-weight: 600;
`;

const Day = styled.span`
  white-space: nowrap;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;

const Actions = styled.div`
  display: flex;
  white-space: nowrap;
  margin-left: -14px;
`;

const DeleteButton = styled(Button)`
  color: ${color.bad};
`;
