import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { problemOf } from '@site/api-client';
import { isUnreachable } from '@site/api-client/admin';
import { useAddMessageNoteMutation } from '@site/api-client/leads';
import { limits } from '@site/contracts';
import { Button, space, TextArea } from '@site/ui';
import { useFailure } from '../../session/use-failure';
import { latestOf, useOwnEntries } from './own-entries';
import type { TextDraft } from './use-text-draft';

interface NoteFormProps {
  messageId: number;
  draft: TextDraft;
}

export function NoteForm({ messageId, draft }: NoteFormProps) {
  const [addNote, { isLoading }] = useAddMessageNoteMutation();
  const { history, refetch, has } = useOwnEntries(messageId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string>();
  const showFailure = useFailure();

  const refuse = (reason?: string) => {
    setWrong(reason);
    if (reason) field.current?.focus();
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!draft.text.trim()) return refuse('Note is required');
    const { text } = draft;
    try {
      await addNote({ id: messageId, noteInput: { text } }).unwrap();
    } catch (error) {
      const isLost = isUnreachable(error);
      const isAdded = isLost && history && has(await refetch(), { kind: 'note', text }, latestOf(history));
      if (!isAdded) {
        const problem = problemOf(error);
        refuse(problem?.fields?.text);
        const failure = isLost ? 'No answer came: the note may have been added.' : 'Failed to add the note.';
        return showFailure(error, problem?.message ?? `${failure} What you wrote is still here.`);
      }
    }
    draft.write('');
  };

  return (
    <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextArea
        ref={field}
        label="Note for the team"
        hint="Visitors never see it."
        rows={3}
        maxLength={limits.contactMessage.max}
        value={draft.text}
        // What is typed now would be neither sent nor kept.
        readOnly={isLoading}
        error={wrong}
        onChange={({ target }) => {
          setWrong(undefined);
          draft.write(target.value);
        }}
      />
      <Button type="submit" $tone="outline" $size="small" $waiting={isLoading}>
        {isLoading ? 'Adding...' : 'Add note'}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[8]};

  & > :first-child {
    width: 100%;
  }
`;
