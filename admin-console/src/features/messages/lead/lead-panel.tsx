import styled from 'styled-components';
import { type ContactMessage, useGetAdminSessionQuery } from '@site/api-client/admin';
import { color, space } from '@site/ui';
import { LeaveDialog } from '../../../shared/leave-dialog';
import { useLeaveGuard } from '../../../shared/use-leave-guard';
import { replySubject } from '../reply-address';
import { AnsweredOffer } from './answered-offer';
import { LeadFields } from './lead-fields';
import { LetterTemplate } from './letter-template';
import { MessageHistory } from './message-history';
import { NoteForm } from './note-form';
import { ReplyForm } from './reply-form';
import { useTextDraft } from './use-text-draft';

export interface LeadPanelProps {
  message: ContactMessage;
  /** Somebody has begun to write an answer, here or in a mail program. */
  replying: boolean;
  onReplying: (replying: boolean) => void;
}

/** An answer to a message, its state and person, the team's notes, and what has happened to it. */
export function LeadPanel({ message, replying, onReplying }: LeadPanelProps) {
  const { id } = message;
  const me = useGetAdminSessionQuery().data?.id ?? '';
  const note = useTextDraft(`note:${me}:${id}`);
  const text = useTextDraft(`reply:${me}:${id}`);
  const subject = useTextDraft(`subject:${me}:${id}`, replySubject(message.subject));
  const isUnsent = ({ text: typed }: { text: string }) => typed.trim() !== '';
  const guard = useLeaveGuard(isUnsent(note) || isUnsent(text));
  // One who comes back finds the answer that was begun.
  const isReplying = message.canReply && (replying || isUnsent(text));
  return (
    <Panel>
      {!message.deletedAt && (
        <>
          {isReplying && <ReplyForm {...{ message, text, subject }} onClose={() => onReplying(false)} />}
          {!message.canReply && <LetterTemplate message={message} onOpen={() => onReplying(true)} />}
          {!message.canReply && replying && <AnsweredOffer message={message} />}
          <LeadFields message={message} me={me} />
          <NoteForm messageId={id} draft={note} />
        </>
      )}
      <MessageHistory message={message} />
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
