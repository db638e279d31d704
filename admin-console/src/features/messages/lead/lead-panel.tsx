import styled from 'styled-components';
import { type ContactMessage, useGetAdminSessionQuery } from '@site/api-client/admin';
import { color, space } from '@site/ui';
import { LeaveDialog } from '../../../shared/leave-dialog';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { LeadFields } from './lead-fields';
import { MessageHistory } from './message-history';
import { NoteForm } from './note-form';
import { useTextDraft } from './use-text-draft';

/** State and person of a message, the team's notes, and what has happened to it. */
export function LeadPanel({ message }: { message: ContactMessage }) {
  const { id } = message;
  const me = useGetAdminSessionQuery().data?.id ?? '';
  const note = useTextDraft(`note:${me}:${id}`);
  const guard = useLeaveGuard(note.text.trim() !== '');
  return (
    <Panel>
      {!message.deletedAt && (
        <>
          <LeadFields message={message} me={me} />
          <NoteForm messageId={id} draft={note} />
        </>
      )}
      <MessageHistory messageId={id} />
      <LeaveDialog
        guard={guard}
        description="What you have written is not sent yet. It stays here until this tab is closed."
      />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[24]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
`;
