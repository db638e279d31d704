import { UserCheck } from 'lucide-react';
import styled from 'styled-components';
import { type ContactMessage, useListUsersQuery } from '@site/api-client/admin';
import { messageStateLabels, messageStates } from '@site/contracts';
import { Button, media, SelectField, space } from '@site/ui';
import { useChangeLead } from './use-change-lead';

const stateOptions = messageStates.map((value) => ({ value, label: messageStateLabels[value] }));
const nobody = { value: 'none', label: 'Nobody' };

interface LeadFieldsProps {
  message: ContactMessage;
  /** Id of who is signed in. */
  me: string;
}

/** How far a message is dealt with, and whose it is. A choice is saved at once; its field stays enabled, and has the focus. */
export function LeadFields({ message, me }: LeadFieldsProps) {
  const { change, isLoading } = useChangeLead(message.id);
  const people = usePeople(message);
  return (
    <Fields>
      <SelectField
        label="State"
        value={message.state}
        options={stateOptions}
        onValueChange={(state) => void change({ state })}
      />
      <SelectField
        label="Assigned to"
        value={message.assignee?.id ?? nobody.value}
        options={people}
        onValueChange={(id) => void change({ assigneeId: id === nobody.value ? null : id })}
      />
      {message.assignee?.id !== me && (
        <Button $tone="outline" $waiting={isLoading} onClick={() => void change({ assigneeId: me })}>
          <UserCheck aria-hidden />
          Take it
        </Button>
      )}
    </Fields>
  );
}

/** Active admins, and whoever has the message although they are none any more. */
function usePeople({ assignee }: ContactMessage) {
  const users = useListUsersQuery().data?.items ?? [];
  const people = users
    .filter(({ role, isActive }) => role === 'admin' && isActive)
    .map(({ id, firstName, lastName, username }) => ({
      value: id,
      label: [firstName, lastName].filter(Boolean).join(' ') || username,
    }));
  const isListed = !assignee || people.some(({ value }) => value === assignee.id);
  return [nobody, ...people, ...(isListed ? [] : [{ value: assignee.id, label: assignee.name }])];
}

const Fields = styled.div`
  display: grid;
  align-items: end;
  gap: ${space[12]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr auto;
  }
`;
