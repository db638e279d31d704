import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { UserDetails } from '@site/api-client/admin';
import { userRoleLabels } from '@site/contracts';
import { Badge, Button, color, space, type } from '@site/ui';
import { localDate } from '../../shared/local-date';

interface UserTableProps {
  users: UserDetails[];
  onEdit: (user: UserDetails) => void;
  onDelete: (user: UserDetails) => void;
}

/** Below this width a row becomes a card. */
const cards = '@media (max-width: 63.99em)';

const columns = ['Name', 'Username', 'Email', 'Role', 'Status', 'Created', 'Actions'];

/** A ledger on wide screens, a list of cards on narrow ones. The roles keep it a table for screen readers in both. */
export const UserTable = ({ users, onEdit, onDelete }: UserTableProps) => (
  <Table>
    <Head>
      <Line>
        {columns.map((column) => (
          <ColumnHead key={column} scope="col">
            {column}
          </ColumnHead>
        ))}
      </Line>
    </Head>
    <Body>
      {users.map((user) => (
        <UserRow key={user.id} user={user} onEdit={() => onEdit(user)} onDelete={() => onDelete(user)} />
      ))}
    </Body>
  </Table>
);

interface UserRowProps {
  user: UserDetails;
  onEdit: () => void;
  onDelete: () => void;
}

const UserRow = ({ user, onEdit, onDelete }: UserRowProps) => (
  <Line>
    <Cell data-column="Name">
      <Name>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</Name>
    </Cell>
    <Cell data-column="Username">{user.username}</Cell>
    <Cell data-column="Email">{user.email}</Cell>
    <Cell data-column="Role">
      <Badge $tone={user.role === 'admin' ? 'blue' : 'outline'}>{userRoleLabels[user.role]}</Badge>
    </Cell>
    <Cell data-column="Status">
      <Badge $tone={user.isActive === false ? 'warn' : 'good'}>{user.isActive === false ? 'Inactive' : 'Active'}</Badge>
    </Cell>
    <Cell data-column="Created">{user.createdAt ? localDate(user.createdAt) : 'N/A'}</Cell>
    <Cell data-column="Actions">
      <Actions>
        <Button $tone="quiet" $size="small" onClick={onEdit}>
          <Pencil aria-hidden />
          Edit
        </Button>
        <DeleteButton $tone="quiet" $size="small" onClick={onDelete}>
          <Trash2 aria-hidden />
          Delete
        </DeleteButton>
      </Actions>
    </Cell>
  </Line>
);

const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border: 1px solid ${color.line};
  border-collapse: collapse;
  background: ${color.card};
  text-align: left;
  overflow-wrap: anywhere;

  ${cards} {
    display: block;
  }
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${cards} {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: block;
  }
`;

const Line = styled.tr.attrs({ role: 'row' })`
  ${Body} > & {
    border-top: 1px solid ${color.line};
  }

  ${cards} {
    display: block;
    padding: ${space[12]} ${space[16]};
  }
`;

const ColumnHead = styled.th.attrs({ role: 'columnheader' })`
  ${type.small}
  padding: ${space[8]} ${space[12]};
  color: ${color.inkSoft};
  white-space: nowrap;
`;

const Cell = styled.td.attrs({ role: 'cell' })`
  padding: ${space[8]} ${space[12]};

  ${cards} {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    justify-items: start;
    align-items: baseline;
    padding: ${space[4]} 0;

    &::before {
      ${type.small}
      content: attr(data-column);
      color: ${color.inkSoft};
    }
  }
`;

const Name = styled.span`
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  margin-inline: -14px;
`;

const DeleteButton = styled(Button)`
  color: ${color.bad};
`;
