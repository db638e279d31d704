import { Send } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ContactMessage } from '@site/api-client/admin';
import { limits } from '@site/contracts';
import { Actions, Button, color, ConfirmDialog, Heading, space, TextArea, TextField } from '@site/ui';
import { replySubject } from '../reply-address';
import { ReplyTemplates } from './reply-templates';
import { useSendReply } from './use-send-reply';
import type { TextDraft } from './use-text-draft';

interface ReplyFormProps {
  message: ContactMessage;
  text: TextDraft;
  subject: TextDraft;
  onClose: () => void;
}

/** An answer to the visitor, sent from here. It stays as it was typed until it is taken. */
export function ReplyForm({ message, text, subject, onClose }: ReplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, sending, wrong, clearWrong, forget } = useSendReply(message.id, text.text.trim() !== '');
  useEffect(() => field.current?.focus(), []);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [wrong]);

  const drop = () => {
    text.reset();
    subject.reset();
    forget();
    onClose();
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await send({ subject: subject.text, text: text.text })) drop();
  };
  const handleTemplate = (template: string) => {
    text.write([text.text.trimEnd(), template].filter(Boolean).join('\n\n'));
  };

  return (
    <Form ref={form} aria-label="Reply" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Heading as="h3" $size="minor">{`Reply to ${message.email}`}</Heading>
      <TextField
        label="Subject"
        maxLength={limits.contactSubject.max}
        value={subject.text}
        readOnly={sending}
        error={wrong.subject}
        onChange={({ target }) => {
          clearWrong();
          subject.write(target.value);
        }}
      />
      <ReplyTemplates message={message} label="Insert template" onChoose={handleTemplate} focusAfter={field} />
      <TextArea
        ref={field}
        label="Message"
        hint="The visitor’s own words are added below it."
        rows={8}
        maxLength={limits.contactMessage.max}
        value={text.text}
        readOnly={sending}
        error={wrong.text}
        onChange={({ target }) => {
          clearWrong();
          text.write(target.value);
        }}
      />
      <Buttons
        sending={sending}
        confirms={text.text.trim() !== '' || subject.text !== replySubject(message.subject)}
        onDiscard={drop}
      />
    </Form>
  );
}

interface ButtonsProps {
  sending: boolean;
  /** Something would be lost. */
  confirms: boolean;
  onDiscard: () => void;
}

function Buttons({ sending, confirms, onDiscard }: ButtonsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Actions>
      <Button $tone="outline" $waiting={sending} onClick={() => (confirms ? setAsking(true) : onDiscard())}>
        Discard
      </Button>
      <Button type="submit" $waiting={sending}>
        <Send aria-hidden />
        {sending ? 'Sending...' : 'Send reply'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard the reply?"
        description="What you have written is not sent, and is lost then."
        confirmLabel="Discard"
        onConfirm={onDiscard}
      />
    </Actions>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  background: ${color.paper};
`;
